import Foundation
package import TouchstoneDiff

/// A view of the picture, by its place in the view tree.
package struct PlacedView: Codable, Hashable, Sendable {
  /// A rectangle in points of the picture.
  package struct Frame: Codable, Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// Pixels, at the given scale.
    package init(_ box: PixelRect, scale: Double) {
      self.init(
        x: Double(box.x) / scale, y: Double(box.y) / scale, width: Double(box.width) / scale,
        height: Double(box.height) / scale)
    }
  }

  /// The views from the outermost, with numbers among those of one name in one view: `VStack › Text 2`.
  package var path: String
  /// The last part of the path, without its number: `Text`.
  package var name: String {
    let last = path.components(separatedBy: " › ").last ?? path
    return last.split(separator: " ").first.map(String.init) ?? last
  }
  /// The type without its module: `PriceTag`.
  package var typeName: String? { type?.split(separator: ".").last.map(String.init) }
  /// The type with its place: `PriceTag (Sources/Shop/PriceTag.swift:12)`.
  package var owner: String? { typeName.map { name in source.map { "\(name) (\($0))" } ?? name } }
  /// The type of the user's view or modifier that the view belongs to, with its module: `Shop.PriceTag`.
  package var type: String?
  /// The place of that type's declaration, relative to the package: `Sources/Shop/PriceTag.swift:12`.
  package var source: String?
  package var frame: Frame
  /// The frame that the golden remembers of the view at this path.
  package var goldenFrame: Frame?

  package init(path: String, type: String? = nil, frame: Frame, goldenFrame: Frame? = nil) {
    self.path = path
    self.type = type
    self.frame = frame
    self.goldenFrame = goldenFrame
  }
}

extension PlacedView.Frame {
  /// The same frame, moved by the origin of another.
  func within(_ other: PlacedView.Frame) -> PlacedView.Frame {
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    return PlacedView.Frame(x: rounded(x + other.x), y: rounded(y + other.y), width: width, height: height)
  }

  /// In square points.
  var area: Double { width * height }

  /// Whether the frame holds a rectangle, give or take a point.
  func holds(_ box: PlacedView.Frame) -> Bool {
    x <= box.x + 1 && y <= box.y + 1 && x + width >= box.x + box.width - 1 && y + height >= box.y + box.height - 1
  }

  /// The smallest frame around this one and another.
  func union(_ other: PlacedView.Frame) -> PlacedView.Frame {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PlacedView.Frame(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
