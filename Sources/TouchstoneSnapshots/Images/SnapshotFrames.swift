/// The frames of a film strip or an animated image.
package struct SnapshotFrames: Codable, Hashable, Sendable {
  /// Milliseconds from the first to each of the moments, in the order of the frames.
  package var moments: [Int]
  /// Where the frames lie in a picture that has them side by side: x, y, width and height of each, in pixels. Nil for an
  /// animated image, whose file has one after the other.
  package var boxes: [[Int]]?
  /// Where the golden has the frames of ``boxes``, if it has them elsewhere.
  package var goldenBoxes: [[Int]]?

  package init(moments: [Int], boxes: [[Int]]? = nil, goldenBoxes: [[Int]]? = nil) {
    self.moments = moments
    self.boxes = boxes
    self.goldenBoxes = goldenBoxes
  }
}
