public import TouchstoneCore

/// The size of controls.
///
/// - Source: SwiftUI, `ControlSize`.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest size; on iOS drawn like `small`.
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
  /// The size of controls.
  @Entry public var controlSize: ControlSize = .regular
}

extension DesktopMetrics.Sizes {
  subscript(size: ControlSize) -> DesktopMetrics.Control {
    switch size {
    case .mini: mini
    case .small: small
    case .regular: regular
    case .large, .extraLarge: large
    }
  }
}

extension EnvironmentValues {
  /// The controls of macOS at the size that is set; `nil` on other systems.
  var desktopControl: DesktopMetrics.Control? { look.desktop?.sizes[controlSize] }

  /// The font that code has set or, on macOS, that of the size of controls; `nil` for the default font.
  var controlFont: Font? { font ?? desktopControl?.fontSize.map { .system(size: $0) } }
}

/// Gives the texts of a control of macOS the font of its size, unless code has set one.
struct ControlFont: ViewModifier {
  @Environment(\.controlFont) private var font

  func body(content: Content) -> some View { content.font(font) }
}

extension View {
  /// Sets the size of the controls in the view.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
