/// The activity state of a control's window.
///
/// - Source: SwiftUI, `ControlActiveState`.
public enum ControlActiveState: Equatable, CaseIterable, Hashable, Sendable {
  /// The window is the key window.
  case key
  /// The window is active, but is not the key window.
  case active
  /// The window is not active.
  case inactive
}

extension EnvironmentValues {
  /// The activity state of a control's window; `.key` by default.
  @Entry public var controlActiveState: ControlActiveState = .key
}
