internal import CCairo
import Foundation
internal import TouchstoneDrawing

/// Passes stroke styles to Cairo.
enum CairoStroke {
  /// The maximum number of dashes along a path; with more, it is stroked solid: each would be far smaller than a pixel,
  /// and Cairo would create every one of them.
  static let mostDashes: CGFloat = 200_000

  /// Strokes the current path; the pen is transformed too.
  ///
  /// - Parameter length: An upper bound of the path's length in pixels.
  static func stroke(
    _ style: StrokeStyle, _ transform: CGAffineTransform, length: CGFloat, isAntialiased: Bool, on cairo: OpaquePointer
  ) {
    guard style.lineWidth > 0, style.lineWidth.isFinite, transform.isUsable else {
      cairo_new_path(cairo)
      return
    }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    var matrix = cairo_matrix_t(transform)
    matrix.x0 = 0
    matrix.y0 = 0
    cairo_transform(cairo, &matrix)
    cairo_set_line_width(cairo, min(style.lineWidth, CGFloat(PixelBox.farthest) / transform.lengthScale))
    cairo_set_line_cap(cairo, cap(style.lineCap))
    cairo_set_line_join(cairo, join(style.lineJoin))
    cairo_set_miter_limit(cairo, style.miterLimit.isFinite ? max(style.miterLimit, 1) : 10)
    cairo_set_antialias(cairo, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    if let dash = dashes(style, scale: transform.lengthScale, length: length) {
      cairo_set_dash(cairo, dash.lengths.map { Double($0) }, Int32(dash.lengths.count), dash.phase)
    }
    cairo_stroke(cairo)
  }

  /// Returns the style without dashes if they are too many to be drawn.
  static func drawable(_ style: StrokeStyle, _ transform: CGAffineTransform, length: CGFloat) -> StrokeStyle {
    var drawn = style
    if dashes(style, scale: transform.lengthScale, length: length) == nil { drawn.dash = [] }
    return drawn
  }

  private static func dashes(_ style: StrokeStyle, scale: CGFloat, length: CGFloat) -> DashPattern? {
    guard let pattern = DashPattern(lengths: style.dash, phase: style.dashPhase),
      length / (pattern.period * scale) * CGFloat(pattern.lengths.count) < mostDashes
    else { return nil }
    return pattern
  }

  private static func cap(_ cap: CGLineCap) -> cairo_line_cap_t {
    switch cap {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }

  private static func join(_ join: CGLineJoin) -> cairo_line_join_t {
    switch join {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
