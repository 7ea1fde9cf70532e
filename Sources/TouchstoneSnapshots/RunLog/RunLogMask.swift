package import TouchstoneDiff

/// A rectangle in pixels of the compared pictures, in which differences do not count. The origin is the top left.
package struct RunLogMask: Codable, Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int
  /// The accessibility identifier of the view that is masked, if it is one.
  package var view: String?

  package init(_ box: PixelRect, view: String? = nil) {
    (x, y, width, height) = (box.x, box.y, box.width, box.height)
    self.view = view
  }

  /// The rectangle.
  package var box: PixelRect { PixelRect(x: x, y: y, width: width, height: height) }
}
