internal import CPixelKernels
import Foundation
internal import TouchstoneDrawing

/// The geometry of a gradient on the page.
struct GradientGeometry {
  var ramp: GradientRamp
  var kind: ts_gradient_kind
  /// The transform from pixels of the page to the plane of the gradient, where it is a unit line, circle or angle.
  var toGradient: CGAffineTransform
  var factor: CGFloat = 1
  var offset: CGFloat = 0
  var start: CGFloat = 0
  /// The circles between which the gradient runs, in the plane of `toGradient`, if it is of that kind.
  private var circles: GradientCircles?
  /// The approximate length of the ramp in pixels.
  var length: CGFloat

  /// Creates the geometry of a paint, or returns `nil` if the paint is not a gradient.
  ///
  /// - Parameter transform: The transform from the paint's coordinates to pixels of the page; must be invertible.
  init?(_ paint: Paint, _ transform: CGAffineTransform) {
    switch paint {
    case .color, .tiledImage, .meshGradient: return nil
    case .linearGradient(let ramp, let start, let end):
      self.init(linear: ramp, from: start, to: end, transform)
    case .radialGradient(let ramp, let center, let startRadius, let endRadius):
      self.init(
        rings: ramp, from: startRadius, to: endRadius,
        CGAffineTransform(translationX: center.x, y: center.y).concatenating(transform))
    case .circularGradient(let ramp, let circles):
      guard circles.isUsable else { return nil }
      self.init(circles: circles, ramp, transform)
    case .ellipticalGradient(let ramp, let bounds, let center, let startRadius, let endRadius):
      let middle = center.point(in: bounds)
      self.init(
        rings: ramp, from: startRadius, to: endRadius,
        CGAffineTransform(a: bounds.width / 2, b: 0, c: 0, d: bounds.height / 2, tx: middle.x, ty: middle.y)
          .concatenating(transform))
    case .angularGradient(let ramp, let center, let startAngle, let endAngle):
      self.init(angular: ramp, center: center, from: startAngle, to: endAngle, transform)
    }
    guard !ramp.stops.isEmpty else { return nil }
  }

  private init(linear ramp: GradientRamp, from start: CGPoint, to end: CGPoint, _ transform: CGAffineTransform) {
    self.ramp = ramp
    kind = ts_gradient_linear
    let dx = end.x - start.x
    let dy = end.y - start.y
    let square = dx * dx + dy * dy
    guard square > 0, square.isFinite else {
      // A line of zero length: its end is everywhere.
      toGradient = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 0)
      length = 1
      return
    }
    let project = CGAffineTransform(
      a: dx / square, b: 0, c: dy / square, d: 0, tx: -(start.x * dx + start.y * dy) / square, ty: 0)
    toGradient = transform.inverted().concatenating(project)
    length = square.squareRoot() * transform.lengthScale
  }

  /// - Parameter circle: From the plane in which the rings are circles around the origin to pixels.
  private init(rings ramp: GradientRamp, from start: CGFloat, to end: CGFloat, _ circle: CGAffineTransform) {
    self.ramp = ramp
    kind = ts_gradient_radial
    let span = end - start
    toGradient = circle.inverted()
    // Rings with equal radii are an edge between the first and the last colour.
    factor = span.isFinite && abs(span) > 1e-6 ? 1 / span : 1e6
    offset = -start * factor
    length = abs(1 / factor) * circle.lengthScale
    if !circle.isUsable || !offset.isFinite {
      toGradient = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
      offset = 1
    }
  }

  private init(circles: GradientCircles, _ ramp: GradientRamp, _ transform: CGAffineTransform) {
    self.ramp = ramp
    kind = ts_gradient_radial
    let (dx, dy) = (circles.endCenter.x - circles.startCenter.x, circles.endCenter.y - circles.startCenter.y)
    // In a plane where lengths are near 1, so that the kernel's numbers are too.
    let unit = max(hypot(dx, dy), circles.startRadius, circles.endRadius)
    let place = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: circles.startCenter.x, ty: circles.startCenter.y
    ).concatenating(transform)
    length = (hypot(dx, dy) + abs(circles.endRadius - circles.startRadius)) * transform.lengthScale
    toGradient = place.isUsable ? place.inverted() : CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    self.circles = GradientCircles(
      startCenter: .zero, startRadius: circles.startRadius / unit, endCenter: CGPoint(x: dx / unit, y: dy / unit),
      endRadius: circles.endRadius / unit, extendsBefore: circles.extendsBefore, extendsAfter: circles.extendsAfter)
  }

  /// Up to a full turn is drawn as it is, and the first and last colours share the rest of the turn; of more than a
  /// full turn, the last one is visible.
  private init(
    angular ramp: GradientRamp, center: CGPoint, from start: CGFloat, to end: CGFloat, _ transform: CGAffineTransform
  ) {
    self.ramp = ramp
    kind = ts_gradient_angular
    length = 2048
    let plane = CGAffineTransform(translationX: center.x, y: center.y).concatenating(transform)
    toGradient = plane.inverted()
    var first = start / (2 * .pi)
    var turns = (end - start) / (2 * .pi)
    if !turns.isFinite || abs(turns) < 1e-6 { turns = 1 }
    if turns < 0 {
      toGradient = toGradient.concatenating(CGAffineTransform(scaleX: 1, y: -1))
      first = -first
      turns = -turns
    }
    let gap = 1 - turns
    let low = gap > 0 ? -gap / 2 : -gap
    self.start = first + low - (first + low).rounded(.down)
    factor = 1 / turns
    offset = low / turns
  }

  /// Fills a layer with the entries of a table of 32 bits each.
  ///
  /// - Parameter outside: The value of pixels that the gradient does not reach.
  func fill(_ layer: Layer, with table: [UInt32], outside: UInt32 = 0) {
    let bounds = layer.bounds
    let place = CGAffineTransform(translationX: CGFloat(bounds.minX), y: CGFloat(bounds.minY)).concatenating(toGradient)
    if let circles {
      var geometry = ts_gradient_circles(
        a: place.a, b: place.b, c: place.c, d: place.d, tx: place.tx, ty: place.ty, dx: circles.endCenter.x,
        dy: circles.endCenter.y, radius: circles.startRadius, growth: circles.endRadius - circles.startRadius,
        before: circles.extendsBefore ? 1 : 0, after: circles.extendsAfter ? 1 : 0)
      return layer.withPixels { pixels, stride in
        ts_gradient_fill_circles(
          &geometry, table, table.count, outside, pixels, stride, bounds.width, bounds.height)
      }
    }
    var geometry = ts_gradient_geometry(
      kind: kind, a: place.a, b: place.b, c: place.c, d: place.d, tx: place.tx, ty: place.ty, factor: factor,
      offset: offset, start: start)
    layer.withPixels { pixels, stride in
      ts_gradient_fill(&geometry, table, table.count, pixels, stride, bounds.width, bounds.height)
    }
  }
}
