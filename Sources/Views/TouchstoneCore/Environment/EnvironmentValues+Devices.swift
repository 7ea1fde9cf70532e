import Foundation

extension EnvironmentValues {
  /// The preferred weight of text; `nil` for the default.
  @Entry public var legibilityWeight: LegibilityWeight?

  /// The material behind the view; never set by the renderer.
  @Entry public var backgroundMaterial: Material?

  /// The undo manager; always `nil`.
  public var undoManager: UndoManager? { nil }
  /// Whether the display is dimmed, as on a watch with a lowered wrist.
  @Entry public var isLuminanceReduced: Bool = false
  /// Whether autocorrection is disabled; always `false`.
  public var autocorrectionDisabled: Bool {
    get { false }
    set {}
  }
  /// Whether autocorrection is disabled; always `nil`, and superseded by `autocorrectionDisabled`.
  public var disableAutocorrection: Bool? {
    get { nil }
    set {}
  }
  /// The action that opens the app's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// The keyboard shortcut of the enclosing control; always `nil`.
  public var keyboardShortcut: KeyboardShortcut? { nil }
  /// Whether the scene is being captured, such as by a screen recording; always `false`.
  public var isSceneCaptured: Bool { false }
  /// Whether the app supports multiple windows; always `false`.
  public var supportsMultipleWindows: Bool { false }
  /// Whether animated images play; always `true`.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether flashing lights are dimmed; always `false`.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether Quick Actions are on; always `false`.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether Assistive Access is on; always `false`.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}
