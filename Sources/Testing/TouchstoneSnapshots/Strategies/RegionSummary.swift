/// A rectangle in pixels of the compared pictures, in which they differ. The origin is the top left.
package struct RegionSummary: Codable, Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int
  /// The number of pixels inside that differ.
  package var pixels: Int
  /// The worst CIEDE2000 difference inside. 2.3 is just noticeable.
  package var deltaE: Double?
  /// The likely kind of change: `added`, `removed`, `moved`, `recolored`, `rerasterized`, `replaced`, `resized`; or
  /// `text`, where a text says something else.
  package var kind: String?
  /// The distances by which the content moved, to the right and down.
  package var moved: [Int]?
  /// The place of the frame among those of an animated image, from 0.
  package var frame: Int?
  /// The innermost view that holds the region, if the picture is one of views.
  package var view: PlacedView?
  /// The strings of the text in the golden, and now, if both are known and differ.
  package var text: [String]?
  /// The change in words, as reports say it: `“Follow” → “Following”`. Logs have none.
  package var title: String?

  package init(
    x: Int, y: Int, width: Int, height: Int, pixels: Int, deltaE: Double? = nil, kind: String? = nil,
    moved: [Int]? = nil
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.pixels = pixels
    self.deltaE = deltaE
    self.kind = kind
    self.moved = moved
  }
}
