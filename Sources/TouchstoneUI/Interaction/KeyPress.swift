public import Foundation
public import TouchstoneCore
public import TouchstoneTypes

/// A key that is pressed; none is, here.
///
/// - Source: SwiftUI, `KeyPress`.
public struct KeyPress: Sendable {
  /// When a key tells of itself.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// When it goes down.
    public static let down = Phases(rawValue: 1)
    /// Again and again while it is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// When it goes up.
    public static let up = Phases(rawValue: 4)
    /// Always.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What becomes of a key.
  public enum Result: Sendable {
    /// The view has dealt with it.
    case handled
    /// Views around may deal with it.
    case ignored
  }

  /// The key.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
  /// Why it tells of itself.
  public let phase: Phases
}

extension View {
  /// Runs an action when a key is pressed; none is, here.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }
  /// Runs an action when a key is pressed; none is, here.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Runs an action when one of some keys is pressed; none is, here.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Runs an action when a key is pressed that writes one of some characters; none is, here.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Runs an action when a key is pressed; none is, here.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Runs an action when the focus is to move; it does not, here.
  public nonisolated func onMoveCommand(
    perform action: ((_ direction: MoveCommandDirection) -> Void)?
  ) -> some View { self }
  /// Runs an action when a person wants to leave; none does here.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  /// Runs an action when a person wants to delete; none does here.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  /// Runs an action when a person wants to play or pause; none does here.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  /// Runs an action when a person copies; none does here.
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
  /// Runs an action when a person cuts out; none does here.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
  /// Runs an action when a person pastes; none does here.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }
  /// Runs an action when keys are held; none is, here.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }
  /// Keeps the focus together in the view; there is none here.
  public nonisolated func focusSection() -> some View { self }
  /// Keeps the focus apart in the view; there is none here.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Wants the focus first; there is none here.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
  /// Leaves the ring of the focus away; there is none here.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Runs an action when a pencil is tapped twice; none is, here.
  public nonisolated func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void)
    -> some View
  { self }
  /// Runs an action when a pencil is squeezed; none is, here.
  public nonisolated func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View {
    self
  }
}
