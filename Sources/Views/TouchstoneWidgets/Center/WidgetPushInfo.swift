public import Foundation

/// The push token of widgets.
///
/// - Source: WidgetKit, `WidgetPushInfo`.
public struct WidgetPushInfo: Hashable, Sendable {
  /// The bytes by which a server addresses the widgets.
  public let token: Data
}
