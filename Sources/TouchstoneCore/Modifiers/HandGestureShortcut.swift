/// A movement of the hand.
///
/// - Source: SwiftUI, `HandGestureShortcut`.
public struct HandGestureShortcut: Hashable, Sendable {
  /// The main action.
  public static let primaryAction = HandGestureShortcut()
}
