public import Foundation

/// A press of a button or a key, of which pictures have none.
///
/// - Source: UIKit, `UIPress`.
@MainActor @preconcurrency
open class UIPress: Hashable {
  /// The buttons of a remote control.
  public enum PressType: Int, Sendable {
    /// The buttons of UIKit, in its order.
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    /// The buttons that change pages.
    case pageUp = 30, pageDown
  }

  /// Creates a press.
  public init() {}

  /// The button.
  open var type: PressType { .select }
  /// The key, if it is one of a keyboard: `nil`.
  open var key: UIKey? { nil }
  open var force: CGFloat { 0 }

  public nonisolated static func == (lhs: UIPress, rhs: UIPress) -> Bool { lhs === rhs }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An event of buttons or keys, of which pictures have none.
///
/// - Source: UIKit, `UIPressesEvent`.
open class UIPressesEvent: UIEvent {
  /// The presses: none.
  open var allPresses: Set<UIPress> { [] }
}
