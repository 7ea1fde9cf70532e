import Foundation

/// Builds the outline of a stroked path.
///
/// An open subpath becomes one closed outline: its left side, the end cap, its right side (the left side of the
/// reversed subpath) and the start cap. A closed subpath becomes two, one for each side. The outline is the sum of a
/// strip for each segment and a wedge for each join, all with the same orientation, so no point inside has the winding
/// number 0.
struct StrokeOutliner {
  private(set) var outline = Path()
  /// The maximum number of elements in an outline before curves are no longer subdivided for precision.
  private static let preciseSteps = 250_000
  private var preciseCount: Int { Self.preciseSteps - outline.elements.count }
  private let style: StrokeStyle
  private let radius: CGFloat
  private let miterLimit: CGFloat

  init(style: StrokeStyle) {
    self.style = style
    radius = style.lineWidth / 2
    miterLimit = style.miterLimit.isNaN ? 10 : max(style.miterLimit, 1)
  }

  /// Adds the area of a closed subpath together with its stroke: its left side is that of both, if it winds clockwise on
  /// screen.
  mutating func addFilled(_ subpath: Subpath) {
    let segments = subpath.segments.filter { !$0.isPoint }
    guard let first = segments.first else { return add(subpath) }
    var left = StrokeSide(first: first, radius: radius, preciseCount: preciseCount)
    add(segments, isClosed: true, to: &left)
    outline.elements += left.closedElements
  }

  /// Adds the stroke of a subpath.
  mutating func add(_ subpath: Subpath) {
    let segments = subpath.segments.filter { !$0.isPoint }
    guard let first = segments.first, let last = segments.last else {
      // A subpath that is only a move leaves no mark; one with a segment of zero length leaves its caps.
      if !subpath.segments.isEmpty { addDot(at: subpath.start) }
      return
    }
    let reversed = segments.reversed().map(\.reversed)
    if subpath.isClosed {
      var left = StrokeSide(first: first, radius: radius, preciseCount: preciseCount)
      add(segments, isClosed: true, to: &left)
      outline.elements += left.closedElements
      var right = StrokeSide(first: reversed[0], radius: radius, preciseCount: preciseCount)
      add(reversed, isClosed: true, to: &right)
      outline.elements += right.closedElements
    } else {
      var side = StrokeSide(first: first, radius: radius, preciseCount: preciseCount)
      add(segments, isClosed: false, to: &side)
      side.addCap(style.lineCap, at: last.end, direction: last.endDirection)
      add(reversed, isClosed: false, to: &side)
      side.addCap(style.lineCap, at: first.start, direction: reversed[reversed.count - 1].endDirection)
      outline.elements += side.closedElements
    }
  }

  private func add(_ segments: [BezierSegment], isClosed: Bool, to side: inout StrokeSide) {
    for (index, segment) in segments.enumerated() {
      side.add(segment)
      let isLast = index == segments.count - 1
      if isLast, !isClosed { break }
      side.addJoin(
        style.lineJoin, miterLimit: miterLimit, from: segment, to: segments[isLast ? 0 : index + 1], isLast: isLast)
    }
  }

  private mutating func addDot(at point: CGPoint) {
    let square = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    switch style.lineCap {
    case .butt: break
    case .round: outline.addEllipse(in: square)
    case .square: outline.addRect(square)
    }
  }
}
