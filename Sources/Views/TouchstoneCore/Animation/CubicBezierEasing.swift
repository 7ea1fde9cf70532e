import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1), evaluated as a function of x.
///
/// - Source: CSS Easing Functions Level 1, 2.2.
struct CubicBezierEasing: Hashable, Sendable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// The curve with its axes swapped.
  var inverse: CubicBezierEasing { CubicBezierEasing(x1: y1, y1: x1, x2: y2, y2: x2) }

  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.coordinate(y1, y2, at: parameter(at: x))
  }

  func slope(at x: Double) -> Double {
    let t = parameter(at: x)
    let (dx, dy) = (Self.derivative(x1, x2, at: t), Self.derivative(y1, y2, at: t))
    // If a control point coincides with an end point, both derivatives are 0 there; use the slope next to it.
    if dx == 0, dy == 0 { return slope(at: x < 0.5 ? x + 1e-6 : x - 1e-6) }
    return dy / dx
  }

  private static func coordinate(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t
  }

  private static func derivative(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * p1 + 6 * s * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }

  /// Returns the curve's parameter at an x coordinate. Bisection always converges because x increases with the
  /// parameter for x1 and x2 in 0…1; 60 steps exhaust the precision of a Double.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.coordinate(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
