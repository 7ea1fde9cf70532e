import Foundation
import TouchstoneDrawing
import TouchstoneSymbols

/// The paint properties of an element: inherited unless the element sets them.
///
/// - Source: SVG 2, chapter 13, "Painting".
struct SVGPaintStyle {
  /// A fill or a stroke.
  enum Paint {
    case none
    case color(ResolvedColor)
    /// A gradient by name, and the fallback if there is none.
    case reference(String, fallback: ResolvedColor?)
  }

  var color = ResolvedColor.black
  var fill = Paint.color(.black)
  var fillOpacity = 1.0
  var isEvenOdd = false
  var isClipEvenOdd = false
  var stroke = Paint.none
  var strokeOpacity = 1.0
  var line = StrokeStyle(lineWidth: 1, miterLimit: 4)
  var isVisible = true
  /// The values that could not be parsed.
  private(set) var unknown: [String] = []

  /// Applies the properties of an element.
  mutating func enter(_ properties: [String: String]) {
    unknown = []
    func number(_ key: String) -> CGFloat? { properties[key].flatMap { SVGNumbers.all(in: $0).first } }
    if let own = properties["color"].flatMap(SVGColor.color) { color = own }
    if let value = properties["fill"] { fill = paint(value, instead: fill) }
    if let value = properties["stroke"] { stroke = paint(value, instead: stroke) }
    if let value = properties["fill-opacity"] { fillOpacity = Self.share(value) }
    if let value = properties["stroke-opacity"] { strokeOpacity = Self.share(value) }
    if let rule = properties["fill-rule"] { isEvenOdd = rule == "evenodd" }
    if let rule = properties["clip-rule"] { isClipEvenOdd = rule == "evenodd" }
    if let visibility = properties["visibility"] { isVisible = visibility == "visible" }
    if let width = number("stroke-width") { line.lineWidth = max(width, 0) }
    if let limit = number("stroke-miterlimit") { line.miterLimit = limit }
    if let phase = number("stroke-dashoffset") { line.dashPhase = phase }
    if let dashes = properties["stroke-dasharray"] {
      let lengths = SVGNumbers.all(in: dashes)
      let isUsable = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
      // A list of odd length is repeated.
      line.dash = isUsable ? (lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths) : []
    }
    let caps: [String: CGLineCap] = ["butt": .butt, "round": .round, "square": .square]
    let joins: [String: CGLineJoin] = ["miter": .miter, "round": .round, "bevel": .bevel]
    if let cap = properties["stroke-linecap"].flatMap({ caps[$0] }) { line.lineCap = cap }
    if let join = properties["stroke-linejoin"].flatMap({ joins[$0] }) { line.lineJoin = join }
  }

  private mutating func paint(_ source: String, instead inherited: Paint) -> Paint {
    let source = source.trimmingCharacters(in: .whitespaces)
    switch source.lowercased() {
    case "none": return .none
    case "inherit": return inherited
    case "currentcolor": return .color(color)
    default: break
    }
    if let (name, rest) = Self.reference(source) {
      let fallback = rest.lowercased() == "currentcolor" ? color : SVGColor.color(rest)
      return .reference(name, fallback: fallback)
    }
    guard let color = SVGColor.color(source) else {
      unknown.append("the paint \"\(source)\"")
      return inherited
    }
    return .color(color)
  }

  /// Returns the name in `url(#name)`, and the text after it.
  static func reference(_ source: String) -> (name: String, rest: String)? {
    guard source.hasPrefix("url("), let end = source.firstIndex(of: ")") else { return nil }
    let name = source[..<end].dropFirst(4).trimmingCharacters(in: CharacterSet(charactersIn: " \"'"))
    guard name.hasPrefix("#") else { return nil }
    return (
      String(name.dropFirst()), source[source.index(after: end)...].trimmingCharacters(in: .whitespaces)
    )
  }

  /// Returns a fraction between 0 and 1, which may be given as a percentage.
  static func share(_ source: String) -> Double {
    guard let number = SVGNumbers.all(in: source).first else { return 1 }
    return Double(min(max(source.hasSuffix("%") ? number / 100 : number, 0), 1))
  }
}
