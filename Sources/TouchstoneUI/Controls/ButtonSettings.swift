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
  private enum ButtonSettingsKey: EnvironmentKey { static var defaultValue: ButtonSettings { ButtonSettings() } }

  /// The settings of the buttons inside.
  var buttonSettings: ButtonSettings {
    get { self[ButtonSettingsKey.self] }
    set { self[ButtonSettingsKey.self] = newValue }
  }
}
