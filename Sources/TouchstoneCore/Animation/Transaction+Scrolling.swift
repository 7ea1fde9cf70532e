public import TouchstoneDrawing

extension Transaction {
  private enum TargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
  private enum PreservesVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
  private enum OffsetAdjustmentKey: TransactionKey {
    static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
  }

  /// The place of a view in the visible part of a scroll view that is scrolled to it. Has no effect.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[TargetAnchorKey.self] }
    set { self[TargetAnchorKey.self] = newValue }
  }

  /// Whether a new scroll position keeps the velocity of scrolling. Has no effect.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[PreservesVelocityKey.self] }
    set { self[PreservesVelocityKey.self] = newValue }
  }

  /// How a scroll view moves its content when the size of the content changes. Has no effect.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[OffsetAdjustmentKey.self] }
    set { self[OffsetAdjustmentKey.self] = newValue }
  }
}
