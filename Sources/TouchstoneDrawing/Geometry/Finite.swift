package import Foundation

/// Geometry that can be held within bounds.
package protocol BoundedGeometry {
  /// The value with all numbers finite, and none farther from zero than a thousand million points.
  var bounded: Self { get }
}

/// A value of geometry that is finite, whatever is assigned to it.
///
/// Views may ask for any number: infinity, NaN, 1e300. Where they end up and where they are drawn is kept in properties
/// of this type, so that all that is computed from it (intersections, pixels, loops) is computed from finite numbers.
@propertyWrapper
package struct Finite<Value: BoundedGeometry> {
  private var value: Value

  package init(wrappedValue: Value) { value = wrappedValue.bounded }

  package var wrappedValue: Value {
    get { value }
    set { value = newValue.bounded }
  }
}

extension Finite: Sendable where Value: Sendable {}

extension CGFloat: BoundedGeometry {
  /// How far coordinates may lie from zero. A double still tells a millionth of a point there.
  fileprivate static let bound: CGFloat = 1e9

  package var bounded: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.bound), Self.bound)
  }
}

extension CGPoint: BoundedGeometry {
  package var bounded: CGPoint { CGPoint(x: x.bounded, y: y.bounded) }
}

extension CGRect: BoundedGeometry {
  /// The part of the rectangle within the bounds; lengths that are no number become zero.
  package var bounded: CGRect {
    let (x, width) = Self.bounded(origin.x, size.width)
    let (y, height) = Self.bounded(origin.y, size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func bounded(_ start: CGFloat, _ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
    if abs(start) <= CGFloat.bound, abs(start + length) <= CGFloat.bound { return (start, length) }
    let low = start.bounded
    // What is unbounded and starts at minus infinity covers everything.
    let high = length == .infinity ? CGFloat.bound : ((start.isNaN ? 0 : start) + length).bounded
    return (low, max(0, high - low))
  }

  /// The part that lies in another rectangle too, or the null rectangle; never a trap, as `intersection` is for numbers
  /// that are not finite.
  package func overlap(with other: CGRect) -> CGRect {
    guard !isNull, !other.isNull else { return .null }
    let (mine, theirs) = (standardized.bounded, other.standardized.bounded)
    let (left, right) = (max(mine.minX, theirs.minX), min(mine.maxX, theirs.maxX))
    let (top, bottom) = (max(mine.minY, theirs.minY), min(mine.maxY, theirs.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
