/// A kind of scroll input.
///
/// - Source: SwiftUI, `ScrollInputKind`.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// Eye movement.
  public static let look = ScrollInputKind(name: "look")
}
