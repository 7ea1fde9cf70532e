package import TouchstoneDiff

/// A rectangle in pixels of the compared pictures, in which differences do not count. The origin is the top left.
package struct MaskedPlace: Codable, Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int
  /// The accessibility identifier of the masked view, if a view is masked.
  package var view: String?

  package init(_ box: PixelRect, view: String? = nil) {
    (x, y, width, height) = (box.x, box.y, box.width, box.height)
    self.view = view
  }

  /// Returns whether the rectangle lies within a picture; in a manipulated file, it may not.
  func lies(in picture: PictureSize) -> Bool {
    x >= 0 && y >= 0 && width > 0 && height > 0 && width <= picture.width && height <= picture.height
      && x <= picture.width - width && y <= picture.height - height
  }

  /// Returns whether the rectangles have a pixel in common.
  func touches(_ other: MaskedPlace) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }

  /// For messages: `(16, 16) 40×12 pt`.
  func words(scale: Double) -> String {
    "(\((Double(x) / scale).plain), \((Double(y) / scale).plain)) \(size(scale: scale)) pt"
  }

  /// For messages: `40×12`.
  func size(scale: Double) -> String { "\((Double(width) / scale).plain)×\((Double(height) / scale).plain)" }

  /// The rectangle.
  package var box: PixelRect { PixelRect(x: x, y: y, width: width, height: height) }
}
