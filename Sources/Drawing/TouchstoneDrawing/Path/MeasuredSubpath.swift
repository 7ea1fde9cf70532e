import Foundation

/// A subpath together with the lengths of its segments.
struct MeasuredSubpath {
  let subpath: Subpath
  /// The milestones of each segment.
  private let milestones: [[BezierSegment.Milestone]]
  /// The length of the subpath before each segment.
  private let starts: [CGFloat]
  let length: CGFloat

  init(_ subpath: Subpath) {
    self.subpath = subpath
    milestones = subpath.segments.map(\.milestones)
    var position: CGFloat = 0
    starts = milestones.map { milestones in
      defer { position += milestones.last?.length ?? 0 }
      return position
    }
    length = position
  }

  /// Returns the open piece between two lengths, or nil if there is nothing between them.
  ///
  /// A piece of zero length, such as a dash may be, keeps a point and its direction.
  func piece(from low: CGFloat, to high: CGFloat) -> Subpath? {
    let low = max(low, 0)
    let high = min(high, length)
    guard low <= high else { return nil }
    var pieces: [BezierSegment] = []
    // The last segment that begins before the piece, or one before it that ends there.
    var first = max(starts.partitioningIndex { $0 >= low } - 1, 0)
    while first > 0, lengthOfSegment(first) == 0 { first -= 1 }
    for index in first..<subpath.segments.count {
      let segment = subpath.segments[index]
      let begin = low - starts[index]
      let end = high - starts[index]
      let segmentLength = lengthOfSegment(index)
      guard end >= 0 else { break }
      guard begin <= segmentLength, segmentLength > 0 else { continue }
      // A piece that only touches an adjacent segment takes nothing from it.
      if low < high, end == 0 || begin == segmentLength { continue }
      let from = segment.parameter(atLength: begin, milestones[index])
      let to = segment.parameter(atLength: end, milestones[index])
      if from == to {
        if pieces.isEmpty { pieces.append(Self.tick(on: segment, at: from)) }
        continue
      }
      pieces.append(segment.part(from: from, to: to))
    }
    guard let first = pieces.first else { return nil }
    return Subpath(start: first.start, segments: pieces, isClosed: false)
  }

  private func lengthOfSegment(_ index: Int) -> CGFloat { milestones[index].last?.length ?? 0 }

  /// Returns an invisibly short line in the direction of a segment, for the caps of a dash of zero length.
  private static func tick(on segment: BezierSegment, at t: CGFloat) -> BezierSegment {
    let center = segment.point(at: t)
    let velocity = segment.velocity(at: t)
    let direction = velocity == .zero ? segment.startDirection : velocity.normalized
    let reach = max(abs(center.x), abs(center.y), 1) * 1e-12
    return BezierSegment(from: center, to: center.moved(by: direction, times: reach))
  }
}
