package import Foundation

/// A geometric value that can be clamped to finite bounds.
package protocol BoundedGeometry {
  /// The value with every number finite and at most a thousand million points from zero.
  var bounded: Self { get }
}

/// A property wrapper that keeps a geometric value finite, whatever is assigned to it.
///
/// Views may ask for any number: infinity, NaN, 1e300. Their frames are stored in properties of this type, so that
/// everything computed from them (intersections, pixels, loops) is computed from finite numbers.
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
  /// The maximum distance of a coordinate from zero. A `Double` still resolves a millionth of a point there.
  fileprivate static let bound: CGFloat = 1e9

  package var bounded: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.bound), Self.bound)
  }
}

extension CGPoint: BoundedGeometry {
  package var bounded: CGPoint { CGPoint(x: x.bounded, y: y.bounded) }
}

extension CGRect: BoundedGeometry {
  /// The part of the rectangle within the bounds; lengths that are NaN become zero.
  package var bounded: CGRect {
    let (x, width) = Self.bounded(origin.x, size.width)
    let (y, height) = Self.bounded(origin.y, size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func bounded(_ start: CGFloat, _ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
    if abs(start) <= CGFloat.bound, abs(start + length) <= CGFloat.bound { return (start, length) }
    let low = start.bounded
    // An unbounded length that starts at minus infinity covers everything.
    let high = length == .infinity ? CGFloat.bound : ((start.isNaN ? 0 : start) + length).bounded
    return (low, max(0, high - low))
  }

  /// Returns the intersection with another rectangle, or the null rectangle. Unlike `intersection`, it never traps on
  /// numbers that are not finite.
  package func overlap(with other: CGRect) -> CGRect {
    guard !isNull, !other.isNull else { return .null }
    let (mine, theirs) = (standardized.bounded, other.standardized.bounded)
    let (left, right) = (max(mine.minX, theirs.minX), min(mine.maxX, theirs.maxX))
    let (top, bottom) = (max(mine.minY, theirs.minY), min(mine.maxY, theirs.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
