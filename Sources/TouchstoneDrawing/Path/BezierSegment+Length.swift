import Foundation

extension BezierSegment {
  /// The length of the segment in points, to one part in 10⁹ of its control polygon.
  ///
  /// Each piece is measured by Gauss–Legendre quadrature with eight nodes and halved until both halves agree with the
  /// whole.
  var length: CGFloat {
    if isLine { return start.vector(to: end).length }
    let polygon =
      start.vector(to: control1).length + control1.vector(to: control2).length + control2.vector(to: end).length
    guard polygon > 0, polygon.isFinite else { return 0 }
    return length(from: 0, to: 1, tolerance: polygon * 1e-9)
  }

  /// The parameter at which a length has been travelled, between 0 and 1.
  ///
  /// Newton's method, kept inside an interval that halves whenever a step would leave it; it ends within 10⁻⁹ of the
  /// length of the segment.
  func parameter(atLength target: CGFloat, of total: CGFloat) -> CGFloat {
    guard target > 0, total > 0 else { return 0 }
    guard target < total else { return 1 }
    if isLine { return target / total }
    var low: CGFloat = 0
    var high: CGFloat = 1
    var t = target / total
    for _ in 0..<60 {
      let error = length(from: 0, to: t, tolerance: total * 1e-10) - target
      if abs(error) <= total * 1e-9 { break }
      if error > 0 { high = t } else { low = t }
      let speed = velocity(at: t).length
      let next = speed > 0 ? t - error / speed : low
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private func length(from low: CGFloat, to high: CGFloat, tolerance: CGFloat) -> CGFloat {
    length(from: low, to: high, whole: quadrature(from: low, to: high), tolerance: tolerance, depth: 0)
  }

  private func length(
    from low: CGFloat, to high: CGFloat, whole: CGFloat, tolerance: CGFloat, depth: Int
  ) -> CGFloat {
    let middle = (low + high) / 2
    let first = quadrature(from: low, to: middle)
    let second = quadrature(from: middle, to: high)
    // A cusp never converges to the last digit; sixteen halvings leave an error below that of the coordinates.
    if abs(first + second - whole) <= tolerance || depth == 16 { return first + second }
    return length(from: low, to: middle, whole: first, tolerance: tolerance / 2, depth: depth + 1)
      + length(from: middle, to: high, whole: second, tolerance: tolerance / 2, depth: depth + 1)
  }

  private func quadrature(from low: CGFloat, to high: CGFloat) -> CGFloat {
    let middle = (low + high) / 2
    let half = (high - low) / 2
    var sum: CGFloat = 0
    for (node, weight) in Self.nodes {
      sum += weight * (velocity(at: middle - half * node).length + velocity(at: middle + half * node).length)
    }
    return sum * half
  }

  /// The positive nodes of the eight-point Gauss–Legendre rule and their weights.
  ///
  /// - Source: Abramowitz and Stegun, *Handbook of Mathematical Functions*, table 25.4.
  private static let nodes: [(CGFloat, CGFloat)] = [
    (0.183434642495650, 0.362683783378362),
    (0.525532409916329, 0.313706645877887),
    (0.796666477413627, 0.222381034453374),
    (0.960289856497536, 0.101228536290376),
  ]
}
