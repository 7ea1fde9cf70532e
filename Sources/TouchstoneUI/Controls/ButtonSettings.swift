import TouchstoneCore

/// What the views around buttons ask of them.
struct ButtonSettings {
  /// The styles that code sets, innermost last.
  var styles: [AnyButtonStyle] = []
  /// The outline of bordered buttons.
  var borderShape = ButtonBorderShape.automatic
  /// Whether the button is that of a link, which is a text on macOS too.
  var isLink = false
}

extension EnvironmentValues {
  /// The settings of the buttons inside.
  @Entry var buttonSettings: ButtonSettings = ButtonSettings()
}
