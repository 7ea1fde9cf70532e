import Foundation

/// One connected part of an outline.
struct Subpath: Hashable, Sendable {
  var start: CGPoint
  /// The segments; of a closed part the last one ends at `start`.
  var segments: [BezierSegment]
  var isClosed: Bool

  /// The point where the pen stands at the end.
  var end: CGPoint { segments.last?.end ?? start }

  /// The segments together with the line that a fill draws back to the beginning.
  var filledSegments: [BezierSegment] {
    end == start ? segments : segments + [BezierSegment(from: end, to: start)]
  }

  /// Adds the part to an outline.
  func append(to path: inout Path) {
    path.elements.append(.move(to: start))
    for (index, segment) in segments.enumerated() {
      // The closing step draws the last line by itself.
      if isClosed, index == segments.count - 1, segment.isLine, index > 0 { break }
      path.elements.append(segment.element)
    }
    if isClosed { path.elements.append(.closeSubpath) }
  }
}

extension Path {
  /// The connected parts of the outline.
  ///
  /// Steps with a number that is not finite are left out. A part that only moves the pen has no segment.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?

    func finish() {
      if let part = current { result.append(part) }
      current = nil
    }
    func add(_ end: CGPoint, _ segment: (CGPoint) -> BezierSegment) {
      // A step after a closed part goes on from where that part began; a step before any point begins at its own end.
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
