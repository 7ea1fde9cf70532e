public import TouchstoneDrawing

extension Snapshotting where Format == UIImage {
  /// The same strategy, which does not compare some places of the picture.
  ///
  ///     assertSnapshot(of: Dashboard(), as: .image.masking(.view("clock"), .rect(CGRect(x: 0, y: 0, width: 320, height: 44))))
  ///
  /// A view may grow and shrink: the golden remembers its frame, which is masked too. If it goes elsewhere, so that the two
  /// have nothing in common, what the golden has there counts.
  ///
  /// A mask that covers nothing, such as one of a view that is not there, fails the assertion, and so do masks that cover
  /// the whole picture.
  public func masking(_ masks: SnapshotMask...) -> Self {
    adding(masks)
  }
}

extension Snapshotting where Format == AnimatedImage {
  /// The same strategy, which does not compare some places of each frame. Views cannot be masked, for they move.
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
