import Foundation
import TouchstoneDrawing
import TouchstoneSymbols

/// A gradient of an SVG file, including what it inherits from the gradients to which it refers.
///
/// - Source: SVG 2, chapter 14, "Paint Servers".
struct SVGGradient {
  private let isRadial: Bool
  private let attributes: [String: String]
  private let stops: [GradientRamp.Stop]
  /// Features that are not drawn as specified.
  private(set) var unknown: [String] = []

  /// The maximum length of a chain of gradient references.
  private static let longestChain = 8

  /// Parses a gradient; returns `nil` if the element is not one.
  init?(_ element: SVGElement, elements: [String: SVGElement], styles: SVGStyleSheet, color: ResolvedColor) {
    guard element.tag.name == "linearGradient" || element.tag.name == "radialGradient" else { return nil }
    isRadial = element.tag.name == "radialGradient"
    var attributes: [String: String] = [:]
    var stops: [GradientRamp.Stop] = []
    var next: SVGElement? = element
    for _ in 0..<Self.longestChain {
      guard let current = next else { break }
      attributes.merge(current.tag.attributes) { own, _ in own }
      if stops.isEmpty { stops = Self.stops(of: current, styles: styles, color: color) }
      next = current.reference.flatMap { elements[$0] }
    }
    self.attributes = attributes
    self.stops = stops
    if let method = attributes["spreadMethod"], method != "pad" { unknown.append("spreadMethod=\"\(method)\"") }
  }

  private static func stops(
    of element: SVGElement, styles: SVGStyleSheet, color current: ResolvedColor
  ) -> [GradientRamp.Stop] {
    element.children.filter { $0.tag.name == "stop" }.map { stop in
      let properties = styles.properties(of: stop.tag)
      let source = properties["stop-color"] ?? "black"
      let color = source.lowercased() == "currentcolor" ? current : SVGColor.color(source) ?? .black
      return GradientRamp.Stop(
        color: color.multiplyingOpacity(by: properties["stop-opacity"].map(SVGPaintStyle.share) ?? 1),
        location: CGFloat(properties["offset"].map(SVGPaintStyle.share) ?? 0))
    }
  }

  /// Returns the paint in the gradient's own coordinates and the transform to those of the filled outline, or `nil` if
  /// it draws nothing.
  ///
  /// - Parameters:
  ///   - bounds: The bounding box of the outline, without its stroke.
  ///   - view: The box to which percentages in user space refer.
  func paint(bounds: CGRect, view: CGRect, opacity: Double) -> (paint: Paint, transform: CGAffineTransform)? {
    guard let last = stops.last else { return nil }
    if stops.count == 1 { return (.color(last.color.multiplyingOpacity(by: opacity)), .identity) }
    let isInBox = attributes["gradientUnits"] != "userSpaceOnUse"
    if isInBox, bounds.width <= 0 || bounds.height <= 0 { return nil }
    let unit = isInBox ? CGRect(x: 0, y: 0, width: 1, height: 1) : view
    var transform = attributes["gradientTransform"].map(SVGStyle.transform) ?? .identity
    if isInBox {
      transform = transform.concatenating(
        CGAffineTransform(a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY))
    }
    let ramp = GradientRamp(
      stops: stops.map { .init(color: $0.color.multiplyingOpacity(by: opacity), location: $0.location) },
      interpolation: .device)
    func length(_ key: String, _ standard: String, from start: CGFloat, of whole: CGFloat) -> CGFloat {
      let source = attributes[key] ?? standard
      let number = SVGNumbers.all(in: source).first ?? 0
      return source.hasSuffix("%") ? start + number / 100 * whole : number
    }
    func x(_ key: String, _ standard: String) -> CGFloat { length(key, standard, from: unit.minX, of: unit.width) }
    func y(_ key: String, _ standard: String) -> CGFloat { length(key, standard, from: unit.minY, of: unit.height) }
    guard isRadial else {
      let start = CGPoint(x: x("x1", "0%"), y: y("y1", "0%"))
      let end = CGPoint(x: x("x2", "100%"), y: y("y2", "0%"))
      if start == end { return (.color(last.color.multiplyingOpacity(by: opacity)), .identity) }
      return (.linearGradient(ramp, start: start, end: end), transform)
    }
    let center = CGPoint(x: x("cx", "50%"), y: y("cy", "50%"))
    let diagonal = ((unit.width * unit.width + unit.height * unit.height) / 2).squareRoot()
    let radius = length("r", "50%", from: 0, of: diagonal)
    guard radius > 0 else { return (.color(last.color.multiplyingOpacity(by: opacity)), .identity) }
    let focus = CGPoint(
      x: attributes["fx"] == nil ? center.x : x("fx", "50%"), y: attributes["fy"] == nil ? center.y : y("fy", "50%"))
    let inner = max(0, length("fr", "0%", from: 0, of: diagonal))
    if focus == center {
      return (.radialGradient(ramp, center: center, startRadius: inner, endRadius: radius), transform)
    }
    let circles = GradientCircles(
      startCenter: focus, startRadius: inner, endCenter: center, endRadius: radius, extendsBefore: true,
      extendsAfter: true)
    return (.circularGradient(ramp, circles), transform)
  }
}
