public import Foundation
public import TouchstoneCore
public import TouchstoneTypes

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Runs an action when a key is pressed. Ignored in pictures.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Runs an action when a key is pressed. Ignored in pictures.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Runs an action when one of the given keys is pressed. Ignored in pictures.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Runs an action when a key is pressed that types one of the given characters. Ignored in pictures.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Runs an action when a key is pressed. Ignored in pictures.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Runs an action on a command to move the focus. Ignored in pictures.
  public nonisolated func onMoveCommand(
    perform action: ((_ direction: MoveCommandDirection) -> Void)?
  ) -> some View { self }

  /// Runs an action on a command of a menu or a responder. Ignored in pictures.
  public nonisolated func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View { self }

  /// Runs an action on an exit command. Ignored in pictures.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// Runs an action on a delete command. Ignored in pictures.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

  /// Runs an action on a play or pause command. Ignored in pictures.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// Runs an action on a copy command. Ignored in pictures.
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

  /// Runs an action on a cut command. Ignored in pictures.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

  /// Runs an action on a paste command. Ignored in pictures.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }

  /// Runs an action on a paste command. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }

  /// Runs an action when the held modifier keys change. Ignored in pictures.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }

  /// Groups the focusable views of the view. Ignored in pictures.
  public nonisolated func focusSection() -> some View { self }

  /// Limits the default focus to the view. Ignored in pictures.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Requests the default focus. Ignored in pictures.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }

  /// Hides the focus ring. Ignored in pictures.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Runs an action on a double tap of a pencil. Ignored in pictures.
  public nonisolated func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void)
    -> some View
  { self }

  /// Runs an action when a pencil is squeezed. Ignored in pictures.
  public nonisolated func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View {
    self
  }

  /// Sets the style of the pointer. Ignored in pictures.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Shows or hides the pointer. Ignored in pictures.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets how an input device scrolls. Ignored in pictures.
  public nonisolated func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
  {
    self
  }

  /// Assigns a hand gesture shortcut to the control. Ignored in pictures.
  public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    self
  }

  /// Changes a value by the keys for pages. Ignored in pictures.
  public nonisolated func pageCommand<V: BinaryInteger>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) -> some View { self }
}
