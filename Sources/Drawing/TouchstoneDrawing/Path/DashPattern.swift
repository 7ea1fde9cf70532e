package import Foundation

/// The lengths of dashes and gaps along a stroke.
package struct DashPattern {
  /// Dash, gap, dash, gap…: an even number of lengths, none negative, not all 0.
  package let lengths: [CGFloat]
  /// The sum of the lengths: above 0 and finite.
  package let period: CGFloat
  /// The offset into the pattern at which a path begins: less than one period, in either direction.
  package let phase: CGFloat

  /// The maximum number of dashes in a path; a subpath that needs more than the remainder is drawn solid.
  private static let limit: CGFloat = 100_000

  /// Creates a pattern, or returns nil if the numbers describe a solid line: none, all 0, negative or not finite.
  package init?(lengths: [CGFloat], phase: CGFloat) {
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    // With an odd count, dashes and gaps alternate from one repetition to the next.
    let even = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = even.reduce(0, +)
    guard period > 0, period.isFinite else { return nil }
    self.lengths = even
    self.period = period
    self.phase = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
  }

  /// Returns the dashes of the given subpaths.
  ///
  /// The pattern restarts with each subpath. On a closed subpath, a dash that runs across the start point is one piece.
  func dashes(of parts: [Subpath]) -> [Subpath] {
    var left = Self.limit
    return parts.flatMap { part -> [Subpath] in
      let measured = MeasuredSubpath(part)
      let count = measured.length / period * CGFloat(lengths.count)
      guard measured.length > 0, count <= left else { return [part] }
      left -= count
      return dashes(of: measured)
    }
  }

  private func dashes(of measured: MeasuredSubpath) -> [Subpath] {
    let subpath = measured.subpath
    var ranges: [(low: CGFloat, high: CGFloat)] = []
    var position = phase > 0 ? -phase : -period - phase
    while position < measured.length {
      for index in stride(from: 0, to: lengths.count, by: 2) {
        let low = position
        let high = low + lengths[index]
        position = high + lengths[index + 1]
        if high >= 0, low < measured.length, high > 0 || low == 0 {
          ranges.append((max(low, 0), min(high, measured.length)))
        }
      }
    }
    var pieces = ranges.compactMap { measured.piece(from: $0.low, to: $0.high) }
    if subpath.isClosed, let first = ranges.first, let last = ranges.last, pieces.count == ranges.count,
      first.low == 0, last.high == measured.length
    {
      if pieces.count == 1 { return [subpath] }
      let tail = pieces.removeLast()
      pieces[0] = Subpath(start: tail.start, segments: tail.segments + pieces[0].segments, isClosed: false)
    }
    return pieces
  }
}
