public import TouchstoneCore

/// The size of controls.
///
/// - Source: SwiftUI, `ControlSize`.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest size, drawn like `small`.
  case mini
  /// A small size: the text of bordered buttons has the subheadline style.
  case small
  /// The default size.
  case regular
  /// A large size: more space in bordered buttons, and spinners of 37 points.
  case large
  /// The largest size, drawn like `large`.
  case extraLarge
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls hide their labels.
  package var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the controls in the view are disabled. A view can't enable what an enclosing view has disabled.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the size of the controls in the view.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Hides the labels of the controls in the view.
  public nonisolated func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}
