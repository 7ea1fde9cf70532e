/// The frames of a film strip or an animated image.
package struct SnapshotFrames: Codable, Hashable, Sendable {
  /// The time from the first frame to each frame in milliseconds, in the order of the frames.
  package var moments: [Int]
  /// The rectangles of frames that are side by side in one picture: x, y, width and height of each, in pixels. `nil`
  /// for an animated image, whose file contains separate frames.
  package var boxes: [[Int]]?
  /// The rectangles of ``boxes`` in the golden, if they are different there.
  package var goldenBoxes: [[Int]]?

  /// The most frames whose views are noted: those of more would be longer than what a golden keeps.
  package static let outlineLimit = 60

  package init(moments: [Int], boxes: [[Int]]? = nil, goldenBoxes: [[Int]]? = nil) {
    self.moments = moments
    self.boxes = boxes
    self.goldenBoxes = goldenBoxes
  }
}
