public import TouchstoneCore

/// How large controls are.
///
/// - Source: SwiftUI, `ControlSize`.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  /// Drawn as `small` is.
  case mini
  /// Smaller than usual: the text of buttons with a border is of the subheadline style.
  case small
  /// The usual size.
  case regular
  /// Larger than usual: more room in buttons with a border, wheels of 37 points.
  case large
  /// Drawn as `large` is.
  case extraLarge
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls leave out their labels.
  package var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets whether people can use the controls in the view; a view cannot enable what one around has disabled.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Sets how large the controls in the view are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Leaves out the labels of the controls in the view.
  public nonisolated func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}
