import TouchstoneCore

extension EnvironmentValues {
  /// The styles that code sets for buttons, innermost last.
  @Entry var buttonStyles: StyleStack<AnyButtonStyle> = []
}
