public import TouchstoneDrawing

extension Transaction {
  /// The place of a view in the visible part of a scroll view that is scrolled to it. Has no effect.
  @Entry public var scrollTargetAnchor: UnitPoint?

  /// Whether a new scroll position keeps the velocity of scrolling. Has no effect.
  @Entry public var scrollPositionUpdatePreservesVelocity: Bool = false

  /// How a scroll view moves its content when the size of the content changes. Has no effect.
  @Entry public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior = .automatic
}
