import TouchstoneCore

extension EnvironmentValues {
  /// The styles that code sets for buttons, innermost last.
  @Entry var buttonStyles: StyleStack<AnyButtonStyle> = []

  /// The outline of bordered buttons.
  @Entry var buttonBorderShape: ButtonBorderShape = .automatic
}
