/// Whether the window of a control is in front.
///
/// - Source: SwiftUI, `ControlActiveState`.
public enum ControlActiveState: Equatable, CaseIterable, Hashable, Sendable {
  /// The window takes keys.
  case key
  /// The window is active, but takes no keys.
  case active
  /// The window is not active.
  case inactive
}

extension EnvironmentValues {
  private enum ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState { .key } }

  /// Whether the window of a control is in front; `.key` unless it is set.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }
}
