public import TouchstoneDrawing

extension Snapshotting where Format == UIImage {
  /// Returns the same strategy, ignoring differences in some areas of the picture.
  ///
  ///     assertSnapshot(of: Dashboard(), as: .image.masking(.view("clock"), .rect(CGRect(x: 0, y: 0, width: 320, height: 44))))
  ///
  /// A masked view may grow and shrink: the golden stores its frame, which is masked too. If the two frames do not
  /// overlap, or something else is drawn where only the golden has the view, the golden's frame is not masked.
  /// What the view covers now and did not cover in the golden is masked only where the golden lists no other view.
  ///
  /// A mask that covers nothing, for example because there is no such view, fails the assertion, and so do masks that
  /// cover the whole picture.
  public func masking(_ masks: SnapshotMask...) -> Self {
    adding(masks)
  }
}

extension Snapshotting where Format == AnimatedImage {
  /// Returns the same strategy, ignoring differences in some areas of each frame. Views cannot be masked, because they
  /// move.
  public func masking(_ masks: SnapshotMask...) -> Self {
    adding(masks)
  }
}

extension Snapshotting {
  fileprivate func adding(_ masks: [SnapshotMask]) -> Self {
    var result = self
    result.masks += masks
    return result
  }
}
