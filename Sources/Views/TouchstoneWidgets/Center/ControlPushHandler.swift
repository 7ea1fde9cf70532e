import Foundation

/// What is told about the push tokens of controls.
///
/// - Source: WidgetKit, `ControlPushHandler`.
public protocol ControlPushHandler {
  init()

  /// Runs when tokens change.
  func pushTokensDidChange(controls: [ControlInfo])
}
