/// A hand gesture that triggers an action.
///
/// - Source: SwiftUI, `HandGestureShortcut`.
public struct HandGestureShortcut: Hashable, Sendable {
  /// The gesture for the primary action.
  public static let primaryAction = HandGestureShortcut()
}
