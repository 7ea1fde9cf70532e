public import TouchstoneCore

/// Controls side by side, as a palette in a menu shows them.
///
/// - Source: SwiftUI, `PaletteControlGroupStyle`.
public struct PaletteControlGroupStyle: ControlGroupStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.palette` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }.labelStyle(.iconOnly)
  }
}

/// A button that opens a menu with the controls; it shows the label of the group.
///
/// - Source: SwiftUI, `MenuControlGroupStyle`.
public struct MenuControlGroupStyle: ControlGroupStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.menu` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Controls side by side, as a palette in a menu shows them.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button that opens a menu with the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
