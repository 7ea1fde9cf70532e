import Foundation

/// A rectangle of whole pixels on the page, with y down.
struct PixelBox: Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  static let empty = PixelBox(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The maximum distance of a coordinate from the origin: well within the range of Cairo's 24.8 fixed-point numbers.
  static let farthest = 1 << 21

  /// All pixels that can be drawn on.
  static let everything = PixelBox(minX: -farthest, minY: -farthest, maxX: farthest, maxY: farthest)

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// Creates the smallest rectangle of pixels that contains a rectangle; empty if one of its numbers is NaN.
  ///
  /// An edge that extends less than a thousandth of a pixel into a pixel excludes it: Cairo rounds to 1/256.
  init(around rect: CGRect) {
    guard !rect.isNull, !rect.origin.x.isNaN, !rect.origin.y.isNaN, !rect.width.isNaN, !rect.height.isNaN else {
      self = .empty
      return
    }
    self.init(
      minX: Self.clamped((rect.minX + 0.001).rounded(.down)), minY: Self.clamped((rect.minY + 0.001).rounded(.down)),
      maxX: Self.clamped((rect.maxX - 0.001).rounded(.up)), maxY: Self.clamped((rect.maxY - 0.001).rounded(.up)))
  }

  private static func clamped(_ value: CGFloat) -> Int {
    let limit = CGFloat(farthest)
    return value.isNaN ? 0 : Int(min(max(value, -limit), limit))
  }

  var width: Int { max(0, maxX - minX) }
  var height: Int { max(0, maxY - minY) }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  var rect: CGRect { CGRect(x: CGFloat(minX), y: CGFloat(minY), width: CGFloat(width), height: CGFloat(height)) }

  func intersection(_ other: PixelBox) -> PixelBox {
    let common = PixelBox(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY)
    )
    return common.isEmpty ? .empty : common
  }

  func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBox(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY)
    )
  }

  /// Returns the rectangle expanded by a distance on every side.
  func expanded(by distance: CGFloat) -> PixelBox {
    guard !isEmpty else { return .empty }
    let pixels = Self.clamped(distance.rounded(.up))
    return PixelBox(minX: minX - pixels, minY: minY - pixels, maxX: maxX + pixels, maxY: maxY + pixels)
  }

  func contains(_ other: PixelBox) -> Bool {
    other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }
}
