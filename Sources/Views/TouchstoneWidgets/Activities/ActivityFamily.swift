public import TouchstoneUI

/// The size of a Live Activity outside of the device that runs it.
///
/// - Source: WidgetKit, `ActivityFamily`.
public enum ActivityFamily: CaseIterable, Hashable, Sendable {
  /// As in the Smart Stack of a watch.
  case small
  /// As on the Lock Screen.
  case medium
}

extension EnvironmentValues {
  /// The size of the Live Activity in which the view is; `medium` elsewhere.
  @Entry public var activityFamily: ActivityFamily = .medium
}
