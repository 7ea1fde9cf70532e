import Foundation

extension Path {
  /// Returns the outline of the stroked area, to be filled with the winding rule.
  ///
  /// Offset curves are accurate to 1/2000 of half the line width. Where a curve bends more tightly than half the line
  /// width, its inner side follows the curve itself, so that overlapping parts never cancel each other out. Once an
  /// outline has more than 250,000 elements, each further curve is offset by a single curve or line. A dash pattern
  /// that is empty, all 0, negative or not finite is treated as a solid line; a line width that is not positive and
  /// finite covers nothing.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    let pattern = DashPattern(lengths: style.dash, phase: style.dashPhase)
    var outliner = StrokeOutliner(style: style)
    for piece in pattern?.dashes(of: subpaths) ?? subpaths { outliner.add(piece) }
    return outliner.outline
  }

  /// Returns the outline of the area inside of the path together with its stroke, to be filled with the winding rule.
  ///
  /// For one closed outline that does not cross itself, this is the outer side of the stroke alone, which crosses nothing.
  /// It must wind clockwise on screen.
  package func filledStrokedPath(_ style: StrokeStyle) -> Path {
    let parts = subpaths
    guard style.lineWidth > 0, style.lineWidth.isFinite, style.dash.isEmpty, parts.count == 1, parts[0].isClosed else {
      return Path(elements: elements + strokedPath(style).elements)
    }
    var outliner = StrokeOutliner(style: style)
    outliner.addFilled(parts[0])
    return outliner.outline
  }

  /// Returns the path with each curve replaced by lines that stay within the given distance of it.
  func flattened(tolerance: CGFloat) -> Path {
    var result = Path()
    for var part in subpaths {
      part.segments = part.segments.flatMap { segment -> [BezierSegment] in
        if segment.isLine { return [segment] }
        let points = segment.flattened(tolerance: tolerance).map(\.point)
        return zip([segment.start] + points, points).filter { $0 != $1 }.map { BezierSegment(from: $0, to: $1) }
      }
      part.append(to: &result)
    }
    return result
  }

  /// Returns the dashes along the path as open lines, or the path itself if the pattern is a solid line.
  func dashed(_ lengths: [CGFloat], phase: CGFloat) -> Path {
    guard let pattern = DashPattern(lengths: lengths, phase: phase) else { return self }
    var result = Path()
    for piece in pattern.dashes(of: subpaths) { piece.append(to: &result) }
    return result
  }
}
