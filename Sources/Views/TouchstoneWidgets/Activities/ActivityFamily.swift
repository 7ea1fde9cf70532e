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
  private enum ActivityFamilyKey: EnvironmentKey {
    static var defaultValue: ActivityFamily { .medium }
  }

  /// The size of the Live Activity in which the view is; `medium` elsewhere.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }
}
