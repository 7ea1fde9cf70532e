import Foundation

/// A connected part of an outline together with the lengths of its segments.
struct MeasuredSubpath {
  let subpath: Subpath
  let lengths: [CGFloat]
  let length: CGFloat

  init(_ subpath: Subpath) {
    self.subpath = subpath
    lengths = subpath.segments.map(\.length)
    length = lengths.reduce(0, +)
  }

  /// The open piece between two lengths, or nil where nothing lies between them.
  ///
  /// A piece of no length, as a dash may be, keeps a point and its direction.
  func piece(from low: CGFloat, to high: CGFloat) -> Subpath? {
    let low = max(low, 0)
    let high = min(high, length)
    guard low <= high else { return nil }
    var pieces: [BezierSegment] = []
    var position: CGFloat = 0
    for (segment, segmentLength) in zip(subpath.segments, lengths) {
      let begin = low - position
      let end = high - position
      position += segmentLength
      guard end >= 0, begin <= segmentLength, segmentLength > 0 else { continue }
      // A piece that only touches a neighbour takes nothing from it.
      if low < high, end == 0 || begin == segmentLength { continue }
      let from = segment.parameter(atLength: begin, of: segmentLength)
      let to = segment.parameter(atLength: end, of: segmentLength)
      if from == to {
        if pieces.isEmpty { pieces.append(Self.tick(on: segment, at: from)) }
        continue
      }
      pieces.append(segment.part(from: from, to: to))
    }
    guard let first = pieces.first else { return nil }
    return Subpath(start: first.start, segments: pieces, isClosed: false)
  }

  /// A line too short to be seen that has the direction of a segment, for the caps of a dash of no length.
  private static func tick(on segment: BezierSegment, at t: CGFloat) -> BezierSegment {
    let center = segment.point(at: t)
    let velocity = segment.velocity(at: t)
    let direction = velocity == .zero ? segment.startDirection : velocity.normalized
    let reach = max(abs(center.x), abs(center.y), 1) * 1e-12
    return BezierSegment(from: center, to: center.moved(by: direction, times: reach))
  }
}
