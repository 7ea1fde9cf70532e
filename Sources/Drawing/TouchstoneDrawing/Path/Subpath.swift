import Foundation

/// A connected part of a path.
struct Subpath: Hashable, Sendable {
  var start: CGPoint
  /// The segments; the last one of a closed subpath ends at `start`.
  var segments: [BezierSegment]
  var isClosed: Bool

  var end: CGPoint { segments.last?.end ?? start }

  /// The segments including the closing line that a fill adds.
  var filledSegments: [BezierSegment] {
    end == start ? segments : segments + [BezierSegment(from: end, to: start)]
  }

  /// Appends the subpath to a path.
  func append(to path: inout Path) {
    path.elements.append(.move(to: start))
    for (index, segment) in segments.enumerated() {
      // The close element draws the last line itself.
      if isClosed, index == segments.count - 1, segment.isLine, index > 0 { break }
      path.elements.append(segment.element)
    }
    if isClosed { path.elements.append(.closeSubpath) }
  }
}

extension Path {
  /// The subpaths of the path.
  ///
  /// Elements with non-finite coordinates are left out. A subpath that consists of a move has no segments.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?

    func finish() {
      if let part = current { result.append(part) }
      current = nil
    }
    func add(_ end: CGPoint, _ segment: (CGPoint) -> BezierSegment) {
      // An element after a close continues from the start of the closed subpath; without a current point it starts at
      // its own end.
      if current == nil { current = Subpath(start: result.last?.start ?? end, segments: [], isClosed: false) }
      let start = current?.end ?? end
      current?.segments.append(segment(start))
    }
    for element in elements {
      switch element {
      case .move(let point):
        guard point.isFinite else { continue }
        finish()
        current = Subpath(start: point, segments: [], isClosed: false)
      case .line(let end):
        guard end.isFinite else { continue }
        add(end) { BezierSegment(from: $0, to: end) }
      case .quadCurve(let end, let control):
        guard end.isFinite, control.isFinite else { continue }
        add(end) { BezierSegment(from: $0, control: control, to: end) }
      case .curve(let end, let control1, let control2):
        guard end.isFinite, control1.isFinite, control2.isFinite else { continue }
        add(end) { BezierSegment(from: $0, control1: control1, control2: control2, to: end) }
      case .closeSubpath:
        guard let part = current else { continue }
        if part.end != part.start || part.segments.isEmpty {
          add(part.start) { BezierSegment(from: $0, to: part.start) }
        }
        current?.isClosed = true
        finish()
      }
    }
    finish()
    return result
  }
}
