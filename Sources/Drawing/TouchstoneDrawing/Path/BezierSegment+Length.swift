import Foundation

extension BezierSegment {
  /// The length of the segment in points, to one part in 10⁹ of its control polygon.
  ///
  /// Each piece is measured by Gauss–Legendre quadrature with eight nodes and halved until both halves agree with the
  /// whole.
  var length: CGFloat { measure { _ in } }

  /// A point on a segment and the arc length from the segment's start to it.
  struct Milestone {
    var parameter: CGFloat
    var length: CGFloat
  }

  /// Points along the segment, from start to end, between which quadrature needs no further subdivision.
  ///
  /// The last one holds the total length. They keep `parameter(atLength:_:)` as fast on long, winding curves as on
  /// others.
  var milestones: [Milestone] {
    var milestones = [Milestone(parameter: 0, length: 0)]
    let length = measure { milestones.append($0) }
    if milestones.count == 1 { milestones.append(Milestone(parameter: 1, length: length)) }
    return milestones
  }

  private func measure(visit: (Milestone) -> Void) -> CGFloat {
    if isLine { return start.vector(to: end).length }
    let polygon =
      start.vector(to: control1).length + control1.vector(to: control2).length + control2.vector(to: end).length
    guard polygon > 0, polygon.isFinite else { return 0 }
    return length(from: 0, to: 1, tolerance: polygon * 1e-9, visit: visit)
  }

  /// Returns the parameter, from 0 to 1, at which the given arc length is reached.
  ///
  /// Uses Newton's method within a bracketing interval, falling back to bisection when a step would leave it. The
  /// result is within 10⁻⁹ of the segment's length.
  func parameter(atLength target: CGFloat, _ milestones: [Milestone]) -> CGFloat {
    guard target > 0, let total = milestones.last?.length, total > 0 else { return 0 }
    guard target < total else { return 1 }
    if isLine { return target / total }
    let next = milestones.partitioningIndex { $0.length > target }
    let (from, to) = (milestones[next - 1], milestones[next])
    var (low, high) = (from.parameter, to.parameter)
    var t = low + (high - low) * (target - from.length) / (to.length - from.length)
    for _ in 0..<60 {
      let error = from.length + length(from: from.parameter, to: t, tolerance: total * 1e-10) - target
      if abs(error) <= total * 1e-9 { break }
      if error > 0 { high = t } else { low = t }
      let speed = velocity(at: t).length
      let next = speed > 0 ? t - error / speed : low
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private func length(
    from low: CGFloat, to high: CGFloat, tolerance: CGFloat, visit: (Milestone) -> Void = { _ in }
  ) -> CGFloat {
    var sum: CGFloat = 0
    return length(
      from: low, to: high, whole: quadrature(from: low, to: high), tolerance: tolerance, depth: 0
    ) { parameter, length in
      sum += length
      visit(Milestone(parameter: parameter, length: sum))
    }
  }

  private func length(
    from low: CGFloat, to high: CGFloat, whole: CGFloat, tolerance: CGFloat, depth: Int,
    visit: (_ end: CGFloat, _ length: CGFloat) -> Void
  ) -> CGFloat {
    let middle = (low + high) / 2
    let first = quadrature(from: low, to: middle)
    let second = quadrature(from: middle, to: high)
    // A cusp never converges fully; sixteen halvings leave an error below the precision of the coordinates.
    if abs(first + second - whole) <= tolerance || depth == 16 {
      visit(middle, first)
      visit(high, second)
      return first + second
    }
    return length(from: low, to: middle, whole: first, tolerance: tolerance / 2, depth: depth + 1, visit: visit)
      + length(from: middle, to: high, whole: second, tolerance: tolerance / 2, depth: depth + 1, visit: visit)
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
