import Foundation

extension Path {
  /// The outline of the area that a stroke covers, to be filled by the winding number.
  ///
  /// Curves are offset by curves, to 1/2000 of half the line width. Where a curve bends more tightly than half the line
  /// width its inner side is drawn through the curve itself, so that overlapping parts never cancel each other out.
  /// A dash pattern that is empty, all 0, negative or not finite is a solid line; a line width that is not positive
  /// and finite covers nothing.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    let pattern = DashPattern(lengths: style.dash, phase: style.dashPhase)
    var outliner = StrokeOutliner(style: style)
    for part in subpaths {
      for piece in pattern?.dashes(of: part) ?? [part] { outliner.add(piece) }
    }
    return outliner.outline
  }
}
