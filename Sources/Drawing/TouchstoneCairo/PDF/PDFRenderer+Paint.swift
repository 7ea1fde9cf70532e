internal import CCairo
internal import CPixelKernels
import Foundation
internal import TouchstoneDrawing

extension PDFRenderer {
  /// Runs a closure that draws one shape with a paint.
  ///
  /// - Parameter transform: The transform from the paint's coordinates to points of the page.
  func withPaint(
    _ paint: Paint, _ transform: CGAffineTransform, opacity: Double, _ body: () throws -> Void
  ) throws {
    if isImage(paint) { return try withImage(of: paint, transform, opacity: opacity, body) }
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(
        cairo, unit(color.red), unit(color.green), unit(color.blue), unit(color.opacity) * opacity)
      try body()
    case .linearGradient(let ramp, let start, let end):
      let pattern: OpaquePointer = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      try withGradient(pattern, ramp, transform, opacity: opacity, body)
    case .radialGradient(let ramp, let center, let startRadius, let endRadius):
      let pattern: OpaquePointer = cairo_pattern_create_radial(
        center.x, center.y, max(startRadius, 0), center.x, center.y, max(endRadius, 0))
      try withGradient(pattern, ramp, transform, opacity: opacity, body)
    case .circularGradient(let ramp, let circles):
      let pattern: OpaquePointer = cairo_pattern_create_radial(
        circles.startCenter.x, circles.startCenter.y, circles.startRadius, circles.endCenter.x, circles.endCenter.y,
        circles.endRadius)
      let extend = circles.extendsAfter ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE
      try withGradient(pattern, ramp, transform, extend, opacity: opacity, body)
    case .ellipticalGradient(let ramp, let bounds, let center, let startRadius, let endRadius):
      let middle = center.point(in: bounds)
      let circle = CGAffineTransform(
        a: bounds.width / 2, b: 0, c: 0, d: bounds.height / 2, tx: middle.x, ty: middle.y)
      let pattern: OpaquePointer = cairo_pattern_create_radial(0, 0, max(startRadius, 0), 0, 0, max(endRadius, 0))
      try withGradient(pattern, ramp, circle.concatenating(transform), opacity: opacity, body)
    case .angularGradient, .meshGradient, .tiledImage: break
    }
  }

  /// Returns whether PDF does not support a paint, so that it is written as an image.
  func isImage(_ paint: Paint) -> Bool {
    switch paint {
    case .color, .linearGradient, .radialGradient, .ellipticalGradient: false
    // Cairo does not support circles that extend to one side only.
    case .circularGradient(_, let circles): !circles.isUsable || circles.extendsBefore != circles.extendsAfter
    case .angularGradient, .meshGradient, .tiledImage: true
    }
  }

  private func unit(_ component: Float) -> Double {
    component.isNaN ? 0 : Double(min(max(component, 0), 1))
  }

  private func withGradient(
    _ pattern: OpaquePointer, _ ramp: GradientRamp, _ transform: CGAffineTransform,
    _ extend: cairo_extend_t = CAIRO_EXTEND_PAD, opacity: Double, _ body: () throws -> Void
  ) throws {
    defer { cairo_pattern_destroy(pattern) }
    guard transform.isUsable else { return }
    for stop in ramp.straightStops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), unit(color.red), unit(color.green), unit(color.blue),
        unit(color.opacity) * opacity)
    }
    var matrix = cairo_matrix_t(transform.inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, extend)
    cairo_set_source(cairo, pattern)
    try body()
  }

  /// Draws with a paint that PDF does not support: with an image of the paint over the visible part of the page.
  private func withImage(
    of paint: Paint, _ transform: CGAffineTransform, opacity: Double, _ body: () throws -> Void
  ) throws {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    let visible = CGRect(x: left, y: top, width: right - left, height: bottom - top).intersection(page)
    guard !visible.isEmpty else { return }
    let cover = Path(visible.applying(transform.inverted()))
    let filled = DisplayList.Item.group(
      DisplayList.Group(opacity: opacity, items: [.fill(cover, paint, FillStyle())]))
    guard let layer = try raster([filled], transform, within: visible) else { return }
    let pattern = self.pattern(of: layer)
    defer { cairo_pattern_destroy(pattern) }
    cairo_set_source(cairo, pattern)
    try body()
  }
}
