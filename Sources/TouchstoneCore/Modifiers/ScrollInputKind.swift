/// A device that scrolls.
///
/// - Source: SwiftUI, `ScrollInputKind`.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  /// Two hands.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// Looking.
  public static let look = ScrollInputKind(name: "look")
}
