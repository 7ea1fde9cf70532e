import Foundation
import TouchstoneDrawing

/// A paint as attributes, with the element to which they refer.
struct SVGPaint {
  /// The element of a gradient or pattern; empty for a plain colour.
  var definition = ""
  /// A colour, or a reference to the element.
  var value: String
  var color = ResolvedColor.black

  /// Returns the attributes of an element that uses the paint for `fill` or `stroke`.
  func attributes(_ name: String) -> String {
    " \(name)=\"\(value)\"" + color.svgOpacity("\(name)-opacity")
  }
}

extension SVGWriter {
  /// Returns a paint for a shape within an area, or `nil` if it draws nothing.
  mutating func paintServer(_ paint: Paint, for area: CGRect) -> SVGPaint? {
    switch paint {
    case .color(let color): return SVGPaint(value: color.svg, color: color)
    case .linearGradient(let ramp, let start, let end):
      let (ramp, low, high) = ramp.fitted
      let id = newID("g")
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      return gradient(
        ramp,
        "linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" x1=\"\((start.x + dx * low).svg)\""
          + " y1=\"\((start.y + dy * low).svg)\" x2=\"\((start.x + dx * high).svg)\" y2=\"\((start.y + dy * high).svg)\"",
        id)
    case .radialGradient(let ramp, let center, let startRadius, let endRadius):
      return rings(ramp, startRadius, endRadius, CGAffineTransform(translationX: center.x, y: center.y))
    case .ellipticalGradient(let ramp, let bounds, let center, let startRadius, let endRadius):
      let middle = center.point(in: bounds)
      return rings(
        ramp, startRadius, endRadius,
        CGAffineTransform(a: bounds.width / 2, b: 0, c: 0, d: bounds.height / 2, tx: middle.x, ty: middle.y))
    case .angularGradient(let ramp, let center, let startAngle, let endAngle):
      let wedges = AngularWedges(ramp: ramp, center: center, startAngle: startAngle, endAngle: endAngle)
      let area = area.overlap(with: place.visible())
      return pattern(area, wedges.text(covering: area))
    case .meshGradient, .circularGradient: return raster(paint, over: area.overlap(with: place.visible()))
    case .tiledImage(let tile):
      return tiles(tile)
    }
  }

  private func gradient(_ ramp: GradientRamp, _ element: String, _ id: String) -> SVGPaint? {
    guard let last = ramp.stops.last else { return nil }
    let name = element.prefix { $0 != " " }
    let stops = ramp.straightStops.map { stop in
      "<stop offset=\"\(stop.location.svg)\" stop-color=\"\(stop.color.svg)\"\(stop.color.svgOpacity("stop-opacity"))/>"
    }
    if stops.count == 1 { return SVGPaint(value: last.color.svg, color: last.color) }
    return SVGPaint(definition: "<\(element)>\(stops.joined())</\(name)>\n", value: "url(#\(id))")
  }

  /// Returns a gradient of rings between two radii around the origin of a plane.
  private mutating func rings(
    _ ramp: GradientRamp, _ start: CGFloat, _ end: CGFloat, _ plane: CGAffineTransform
  ) -> SVGPaint? {
    let (start, end) = (max(start, 0), max(end, 0))
    let radius = max(start, end)
    var stops = ramp.stops.map { stop in
      GradientRamp.Stop(
        color: stop.color, location: radius > 0 ? (start + stop.location * (end - start)) / radius : 1)
    }
    if end < start { stops.reverse() }
    let id = newID("g")
    return gradient(
      GradientRamp(stops: stops, interpolation: ramp.interpolation),
      "radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"\(radius.svg)\""
        + " gradientTransform=\"\(plane.svg)\"", id)
  }

  /// Returns a pattern with one tile.
  private mutating func pattern(_ area: CGRect, _ content: String) -> SVGPaint? {
    guard !area.isEmpty, area.width.isFinite, area.height.isFinite else { return nil }
    let id = newID("p")
    let view = "\(area.minX.svg) \(area.minY.svg) \(area.width.svg) \(area.height.svg)"
    return SVGPaint(
      definition: "<pattern id=\"\(id)\" patternUnits=\"userSpaceOnUse\" \(area.svgAttributes) viewBox=\"\(view)\">"
        + "\n\(content)</pattern>\n", value: "url(#\(id))")
  }

  /// Returns a pattern with the pixels of a paint that SVG does not support.
  private mutating func raster(_ paint: Paint, over area: CGRect) -> SVGPaint? {
    let filled = DisplayList.Item.fill(Path(area), paint, FillStyle(antialiased: false))
    guard let picture = try? picture(of: [filled], over: area) else { return nil }
    return pattern(area, picture)
  }

  private mutating func tiles(_ tile: ImageTile) -> SVGPaint? {
    guard let data = try? resources.png(tile.image) else { return nil }
    let rect = CGRect(origin: tile.origin, size: tile.size)
    return pattern(rect, image(data, of: tile.image, source: tile.sourceRect, in: rect, .medium))
  }
}

extension GradientRamp {
  /// The ramp with its stops scaled to 0…1, and the original locations of 0 and 1.
  fileprivate var fitted: (ramp: GradientRamp, low: CGFloat, high: CGFloat) {
    let low = min(stops.first?.location ?? 0, 0)
    let high = max(stops.last?.location ?? 1, 1)
    guard low < 0 || high > 1, low.isFinite, high.isFinite else { return (self, 0, 1) }
    let moved = stops.map { Stop(color: $0.color, location: ($0.location - low) / (high - low)) }
    return (GradientRamp(stops: moved, interpolation: interpolation), low, high)
  }

  /// Returns the colour at a location.
  func color(at location: CGFloat) -> ResolvedColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location < first.location { return first.color }
    guard let index = stops.lastIndex(where: { $0.location <= location }), index + 1 < stops.count else {
      return last.color
    }
    let (from, to) = (stops[index], stops[index + 1])
    return interpolation.mix(
      from.color, to.color, fraction: Double((location - from.location) / (to.location - from.location)))
  }
}
