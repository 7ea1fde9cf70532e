public import Foundation

/// What is told about the push tokens of widgets.
///
/// - Source: WidgetKit, `WidgetPushHandler`.
public protocol WidgetPushHandler {
  init()

  /// Runs when the token or the widgets change.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}
