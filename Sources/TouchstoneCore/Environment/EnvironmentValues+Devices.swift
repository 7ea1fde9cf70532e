import Foundation

extension EnvironmentValues {
  private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
  private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

  /// How heavy letters are that a person prefers; `nil` for the usual weight.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// The material behind the view; never set by the renderer.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  /// Takes changes back: nothing does here.
  public var undoManager: UndoManager? { nil }
  /// Whether the screen is dimmed, as on a watch with a lowered wrist.
  public var isLuminanceReduced: Bool { false }
  /// Whether words are corrected while they are written; they never are here.
  public var autocorrectionDisabled: Bool {
    get { false }
    set {}
  }
  /// Whether words are not corrected while they are written; the older spelling.
  public var disableAutocorrection: Bool? {
    get { nil }
    set {}
  }
  /// Opens the settings of the app.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// The shortcut of the control around: none is kept here.
  public var keyboardShortcut: KeyboardShortcut? { nil }
  /// Whether the view is in a scene that shows the content of another one: never.
  public var isSceneCaptured: Bool { false }
  /// Whether a person can use more than one window: not here.
  public var supportsMultipleWindows: Bool { false }
  /// Whether pictures move by themselves.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether the Mac is used without a mouse.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether the keyboard moves the focus of help.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}
