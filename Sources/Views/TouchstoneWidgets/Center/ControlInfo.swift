import Foundation

/// A control that people have added.
///
/// - Source: WidgetKit, `ControlInfo`.
public struct ControlInfo: Hashable, Sendable {
  /// The name by which the app reloads the control.
  public let kind: String
}
