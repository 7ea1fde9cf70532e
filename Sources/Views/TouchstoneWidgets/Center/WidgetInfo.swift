public import Foundation

/// A widget that people have added.
///
/// - Source: WidgetKit, `WidgetInfo`.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The name by which the app reloads the widget.
  public let kind: String
  /// The family of the widget.
  public let family: WidgetFamily

  public var id: String { "\(kind)-\(family)" }
}
