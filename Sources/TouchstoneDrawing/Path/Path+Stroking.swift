import Foundation

extension Path {
  /// The outline of the area that a stroke covers, to be filled by the winding number.
  ///
  /// Curves are offset by curves, to 1/2000 of half the line width. Where a curve bends more tightly than half the line
  /// width its inner side is drawn through the curve itself, so that overlapping parts never cancel each other out.
  /// Of an outline that comes to more than 250,000 steps, further curves are offset by one curve or line each.
  /// A dash pattern that is empty, all 0, negative or not finite is a solid line; a line width that is not positive
  /// and finite covers nothing.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    let pattern = DashPattern(lengths: style.dash, phase: style.dashPhase)
    var outliner = StrokeOutliner(style: style)
    for piece in pattern?.dashes(of: subpaths) ?? subpaths { outliner.add(piece) }
    return outliner.outline
  }

  /// The outline with lines in the place of its curves, which lie within a distance of them.
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

  /// The dashes of a pattern along the outline, as open lines; the outline itself where the pattern is a solid line.
  func dashed(_ lengths: [CGFloat], phase: CGFloat) -> Path {
    guard let pattern = DashPattern(lengths: lengths, phase: phase) else { return self }
    var result = Path()
    for piece in pattern.dashes(of: subpaths) { piece.append(to: &result) }
    return result
  }
}
