/// The size of a picture.
package struct PictureSize: Codable, Hashable, Sendable {
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int
  /// Pixels per point.
  package var scale: Double

  package var pointWidth: Double { Double(width) / scale }
  package var pointHeight: Double { Double(height) / scale }

  package init(width: Int, height: Int, scale: Double) {
    self.width = width
    self.height = height
    self.scale = scale
  }
}
