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

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the controls in the view.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
