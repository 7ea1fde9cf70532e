/// How a scroll view moves its content when the size of the content changes. Scroll views do not move it in pictures.
///
/// - Source: SwiftUI, `ScrollContentOffsetAdjustmentBehavior`.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  private let name: String

  /// The platform default.
  public static var automatic: ScrollContentOffsetAdjustmentBehavior { Self(name: "automatic") }
  /// The content is not moved.
  public static var disabled: ScrollContentOffsetAdjustmentBehavior { Self(name: "disabled") }
}
