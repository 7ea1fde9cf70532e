import Foundation
import TouchstoneDrawing
import TouchstoneText

extension Recorder {
  /// Draws a typeset text with its top-left corner at the origin.
  ///
  /// - Parameters:
  ///   - rendering: The style of letters without an individual one.
  ///   - own: The styles that replace the paints of letters.
  mutating func draw(
    _ layout: TextLayout, images: [Image], _ rendering: StyleRendering, own: [Paint: StyleRendering] = [:],
    environment: EnvironmentValues
  ) {
    for line in layout.lines {
      // Baselines are snapped to pixels, so that a letter has the same pixels on every line.
      let shift = snapped(origin.y + line.baseline) - line.baseline
      for piece in line.pieces { draw(piece, images: images, rendering, own: own, dy: shift, environment: environment) }
    }
  }

  /// Draws a part of a line.
  ///
  /// - Parameter dy: The distance by which the part is moved down.
  mutating func draw(
    _ piece: TextLayout.Piece, images: [Image], _ rendering: StyleRendering, own styles: [Paint: StyleRendering],
    dy: CGFloat,
    environment: EnvironmentValues
  ) {
    let dx = origin.x
    func own(_ paint: Paint?) -> StyleRendering {
      paint.map { styles[$0] ?? StyleRendering(paint: $0) } ?? rendering
    }
    switch piece {
    case .glyphs(let run, let paint):
      let style = own(paint)
      let moved = run.offsetBy(dx: dx, dy: dy)
      draw(style) { $0.append(.glyphs(moved, style.paint)) }
    case .bar(let rect, let paint, let pattern):
      fillBar(rect.offsetBy(dx: dx, dy: dy), own(paint), pattern: pattern)
    case .attachment(let id, let rect):
      guard images.indices.contains(id) else { return }
      images[id].drawInline(
        in: rect.offsetBy(dx: dx, dy: dy), rendering: rendering, environment: environment, recorder: &self)
    }
  }

  /// Fills an underline or strikethrough, with edges on pixels and at least one pixel thick.
  private mutating func fillBar(
    _ rect: CGRect, _ rendering: StyleRendering, pattern: StyledText.Line.Pattern
  ) {
    let thickness = max(1, (rect.height * displayScale).rounded()) / displayScale
    let bar = CGRect(
      x: rect.minX, y: snapped(rect.midY - thickness / 2), width: rect.width, height: thickness)
    guard pattern != .solid else {
      fill(Path(bar), rendering)
      return
    }
    var line = Path()
    line.move(to: CGPoint(x: bar.minX, y: bar.midY))
    line.addLine(to: CGPoint(x: bar.maxX, y: bar.midY))
    stroke(line, rendering, style: StrokeStyle(lineWidth: thickness, dash: pattern.dash(thickness: thickness)))
  }
}

extension StyledText.Line.Pattern {
  /// Returns the lengths of dashes and gaps, in points.
  fileprivate func dash(thickness: CGFloat) -> [CGFloat] {
    let units: [CGFloat] =
      switch self {
      case .solid: []
      case .dot: [1, 1]
      case .dash: [4, 2]
      case .dashDot: [4, 2, 1, 2]
      case .dashDotDot: [4, 2, 1, 2, 1, 2]
      }
    return units.map { $0 * thickness }
  }
}
