/// A hand gesture that triggers an action.
///
/// - Source: SwiftUI, `HandGestureShortcut`.
public struct HandGestureShortcut: Hashable, Sendable {
  public static let primaryAction = HandGestureShortcut()
}
