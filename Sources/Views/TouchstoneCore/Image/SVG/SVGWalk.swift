import Foundation
import TouchstoneDrawing
import TouchstoneSymbols

/// A traversal of the elements in an SVG file that records what is drawn.
struct SVGWalk {
  /// The maximum number of drawn elements and the maximum depth of references, because files are untrusted.
  private static let mostElements = 20_000
  private static let greatestDepth = 32

  let view: CGRect
  var elements: [String: SVGElement] = [:]
  let styles: SVGStyleSheet
  private var drawn = 0
  private(set) var omissions: [String] = []
  /// The same without order.
  private var known: Set<String> = []

  /// Elements that draw nothing where they are, and descriptive elements.
  private static let silent: Set = [
    "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "title", "desc", "metadata", "style",
    "script", "marker", "pattern", "filter",
  ]

  init(root: SVGElement, view: CGRect) {
    self.view = view
    var elements: [String: SVGElement] = [:]
    var sheets: [String] = []
    root.forEach { element in
      if let name = element.tag.attributes["id"], elements[name] == nil { elements[name] = element }
      if element.tag.name == "style" { sheets.append(element.tag.text) }
    }
    self.elements = elements
    styles = SVGStyleSheet(sheets)
    styles.unknown.forEach { omit($0) }
  }

  /// Reports a feature that is not drawn.
  mutating func omit(_ what: String) {
    if known.insert(what).inserted { omissions.append(what) }
  }

  /// Returns what the root draws, in the coordinates of its view box.
  mutating func items(ofRoot root: SVGElement) throws(SVGDocument.Failure) -> [DisplayList.Item] {
    var style = SVGPaintStyle()
    let properties = styles.properties(of: root.tag)
    style.enter(properties)
    let items = try items(of: root.children, style, depth: 0)
    return try wrapped(items, properties, style, transform: .identity, depth: 0)
  }

  mutating func items(
    of children: [SVGElement], _ style: SVGPaintStyle, depth: Int
  ) throws(SVGDocument.Failure) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    for child in children { items += try self.items(of: child, style, depth: depth) }
    return items
  }

  mutating func items(
    of element: SVGElement, _ inherited: SVGPaintStyle, depth: Int
  ) throws(SVGDocument.Failure) -> [DisplayList.Item] {
    let tag = element.tag
    // Editors store private data in elements with a prefix.
    guard !Self.silent.contains(tag.name), !tag.name.contains(":") else { return [] }
    drawn += 1
    guard drawn <= Self.mostElements else { throw .malformed("it draws more than \(Self.mostElements) elements") }
    guard depth <= Self.greatestDepth else { throw .malformed("its references are nested too deeply") }
    let properties = styles.properties(of: tag)
    guard properties["display"] != "none" else { return [] }
    var style = inherited
    style.enter(properties)
    style.unknown.forEach { omit($0) }
    let transform = properties["transform"].map(SVGStyle.transform) ?? .identity
    var items: [DisplayList.Item] = []
    switch tag.name {
    case "g", "a": items = try self.items(of: element.children, style, depth: depth)
    case "switch": items = try self.items(of: Array(element.children.prefix(1)), style, depth: depth)
    case "svg":
      items = try viewport(element, in: tag, at: CGPoint(x: tag.number("x"), y: tag.number("y")), style, depth: depth)
    case "use":
      items = try used(by: element, style, depth: depth)
    default:
      guard let path = try tag.outline() else {
        let isShape = ["path", "line", "polyline", "polygon"].contains(tag.name)
        if !isShape { omit("<\(tag.name)>") }
        return []
      }
      items = painted(path, style)
      for key in ["marker-start", "marker-mid", "marker-end"] where properties[key].map({ $0 != "none" }) ?? false {
        omit("<marker>")
      }
    }
    return try wrapped(items, properties, style, transform: transform, depth: depth)
  }

  /// Returns the items of a `use` element: a translated copy of another element.
  private mutating func used(
    by element: SVGElement, _ style: SVGPaintStyle, depth: Int
  ) throws(SVGDocument.Failure) -> [DisplayList.Item] {
    guard let name = element.reference, let target = elements[name] else {
      omit("<use> of \(element.reference.map { "#\($0)" } ?? "another file")")
      return []
    }
    let origin = CGPoint(x: element.tag.number("x"), y: element.tag.number("y"))
    if target.tag.name == "symbol" || target.tag.name == "svg" {
      return try viewport(target, in: element.tag, at: origin, style, depth: depth + 1)
    }
    let items = try self.items(of: target, style, depth: depth + 1)
    guard origin != .zero else { return items }
    return [
      .group(DisplayList.Group(transform: CGAffineTransform(translationX: origin.x, y: origin.y), items: items))
    ]
  }

  /// Returns the contents of an element with its own view box, in the size that a tag specifies.
  private mutating func viewport(
    _ element: SVGElement, in tag: SVGTag, at origin: CGPoint, _ inherited: SVGPaintStyle, depth: Int
  ) throws(SVGDocument.Failure) -> [DisplayList.Item] {
    var style = inherited
    style.enter(styles.properties(of: element.tag))
    let items = try self.items(of: element.children, style, depth: depth)
    let box = SVGViewport.box(of: element.tag) ?? CGRect(origin: .zero, size: view.size)
    func length(_ key: String, _ standard: CGFloat) -> CGFloat {
      guard let value = tag.attributes[key] ?? element.tag.attributes[key] else { return standard }
      let number = SVGNumbers.all(in: value).first ?? 0
      return value.hasSuffix("%") ? number / 100 * standard : number
    }
    let hasBox = element.tag.attributes["viewBox"] != nil
    let size = CGSize(width: length("width", view.width), height: length("height", view.height))
    let target = CGRect(origin: origin, size: size)
    let transform =
      hasBox
      ? SVGViewport.transform(from: box, to: target, ratio: element.tag.attributes["preserveAspectRatio"])
      : CGAffineTransform(translationX: origin.x, y: origin.y)
    let content = DisplayList.Item.group(DisplayList.Group(transform: transform, items: items))
    guard hasBox, element.tag.attributes["overflow"] != "visible" else { return [content] }
    return [.group(DisplayList.Group(clips: [DisplayList.Clip(path: Path(target))], items: [content]))]
  }

  /// Returns the fill of an outline and its stroke on top.
  private mutating func painted(_ path: Path, _ style: SVGPaintStyle) -> [DisplayList.Item] {
    guard style.isVisible else { return [] }
    var items: [DisplayList.Item] = []
    let rule = FillStyle(eoFill: style.isEvenOdd)
    switch style.fill {
    case .none: break
    case .color(let color):
      items.append(.fill(path, .color(color.multiplyingOpacity(by: style.fillOpacity)), rule))
    case .reference(let name, let fallback):
      items += gradient(name, fallback, on: path, rule, bounds: path.boundingRect, style, opacity: style.fillOpacity)
    }
    guard style.line.lineWidth > 0 else { return items }
    switch style.stroke {
    case .none: break
    case .color(let color):
      let paint = Paint.color(color.multiplyingOpacity(by: style.strokeOpacity))
      items.append(.stroke(path, paint, style.line, isAntialiased: true))
    case .reference(let name, let fallback):
      items += gradient(
        name, fallback, on: path.strokedPath(style.line), FillStyle(), bounds: path.boundingRect, style,
        opacity: style.strokeOpacity)
    }
    return items
  }

  private mutating func gradient(
    _ name: String, _ fallback: ResolvedColor?, on path: Path, _ rule: FillStyle, bounds: CGRect,
    _ style: SVGPaintStyle, opacity: Double
  ) -> [DisplayList.Item] {
    let element = elements[name]
    guard
      let gradient = element.flatMap({ SVGGradient($0, elements: elements, styles: styles, color: style.color) })
    else {
      omit(element.map { "<\($0.tag.name)> as a paint" } ?? "the paint #\(name), which is missing")
      return fallback.map { [.fill(path, .color($0.multiplyingOpacity(by: opacity)), rule)] } ?? []
    }
    gradient.unknown.forEach { omit($0) }
    guard let (paint, transform) = gradient.paint(bounds: bounds, view: view, opacity: opacity),
      abs(transform.a * transform.d - transform.b * transform.c) > 1e-12
    else { return [] }
    guard transform != .identity else { return [.fill(path, paint, rule)] }
    let item = DisplayList.Item.fill(path.applying(transform.inverted()), paint, rule)
    return [.group(DisplayList.Group(transform: transform, items: [item]))]
  }
}
