public import Foundation
public import TouchstoneCore
public import TouchstoneTypes

/// A key press, which never occurs.
///
/// - Source: SwiftUI, `KeyPress`.
public struct KeyPress: Sendable {
  /// The phases of a key press.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key repeats while it is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The result of handling a key press.
  public enum Result: Sendable {
    /// The view has handled it.
    case handled
    /// Enclosing views may handle it.
    case ignored
  }

  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers
  /// The phase of the key press.
  public let phase: Phases
}

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
}
