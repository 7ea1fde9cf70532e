import Foundation
import TouchstoneDrawing

/// Writes a display list as elements by traversing it.
///
/// The definitions to which an element refers (gradients, patterns, clips, masks, filters) directly precede it: they
/// draw nothing themselves.
struct SVGWriter {
  let resources: SVGResources
  var place: SVGPlace
  private var lastID = 0
  private var depth = 0
  /// What was written before, for backdrops.
  var below = ItemsBelow()

  init(resources: SVGResources, place: SVGPlace) {
    self.resources = resources
    self.place = place
  }

  /// Returns a unique ID.
  mutating func newID(_ prefix: String) -> String {
    lastID += 1
    return "\(prefix)\(lastID)"
  }

  /// Writes items.
  ///
  /// - Parameter isLayer: Whether the items are drawn on a separate layer. If one of them has a blend mode that CSS
  ///   lacks, the layer becomes an image.
  mutating func text(of items: [DisplayList.Item], isLayer: Bool) throws -> String {
    guard depth < SVGBackend.depthLimit else { throw SVGError.nestingTooDeep(limit: SVGBackend.depthLimit) }
    depth += 1
    defer { depth -= 1 }
    var items = items
    if isLayer {
      if let masked = items.withoutDestinationModes, !items.blend(inOneOf: CGBlendMode.unnamed) {
        items = masked
      } else if let picture = try pagePicture(of: items) {
        return picture
      }
    }
    let outer = below
    defer { below = outer }
    var result = ""
    for (index, item) in items.enumerated() {
      switch item {
      case .fill(let path, let paint, let style):
        result += fill(path, paint, style)
      case .stroke(let path, let paint, let style, let isAntialiased):
        result += stroke(path, paint, style, isAntialiased: isAntialiased)
      case .image(let image): result += try text(of: image)
      case .glyphs(let run, let paint): result += try text(of: run, paint)
      // An SVG picture cannot read its backdrop, so it is drawn again, as an image.
      case .backdrop(let filters):
        let below = outer.adding(items[..<index], at: place.transform)
        let filtered = DisplayList.Group(
          filters: filters, items: below.items.map { $0.within(place.transform.inverted()) })
        result += try pagePicture(of: [.group(filtered)]) ?? ""
      case .group(let group):
        below = outer.adding(items[..<index], at: place.transform)
        guard group.transform.isUsable, group.opacity > 0 else { continue }
        result += try text(of: group)
      }
    }
    return result
  }

  private mutating func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) -> String {
    let data = path.svg
    guard !data.isEmpty, let server = paintServer(paint, for: path.boundingRect) else { return "" }
    return server.definition
      + "<path d=\"\(data)\"\(server.attributes("fill"))\(style.attributes(rule: "fill-rule"))/>\n"
  }

  private mutating func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, isAntialiased: Bool
  ) -> String {
    let data = path.svg
    guard style.lineWidth > 0, style.lineWidth.isFinite, !data.isEmpty else { return "" }
    let reach = style.lineWidth * max(style.lineJoin == .miter ? style.miterLimit : 1, 2)
    guard let server = paintServer(paint, for: path.boundingRect.insetBy(dx: -reach, dy: -reach)) else { return "" }
    return server.definition + "<path d=\"\(data)\" fill=\"none\"\(server.attributes("stroke"))\(style.attributes)"
      + (isAntialiased ? "/>\n" : " shape-rendering=\"crispEdges\"/>\n")
  }
}

extension FillStyle {
  /// Returns the attributes of the style.
  ///
  /// - Parameter rule: The name of the attribute for the fill rule.
  func attributes(rule: String) -> String {
    (isEOFilled ? " \(rule)=\"evenodd\"" : "") + (isAntialiased ? "" : " shape-rendering=\"crispEdges\"")
  }
}

extension StrokeStyle {
  fileprivate var attributes: String {
    var text = " stroke-width=\"\(lineWidth.svg)\""
    switch lineCap {
    case .butt: break
    case .round: text += " stroke-linecap=\"round\""
    case .square: text += " stroke-linecap=\"square\""
    }
    switch lineJoin {
    case .miter: text += " stroke-miterlimit=\"\(max(miterLimit, 1).svg)\""
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    }
    // An invalid dash pattern is a solid line.
    if dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.contains(where: { $0 > 0 }) {
      text += " stroke-dasharray=\"\(dash.map(\.svg).joined(separator: " "))\""
      if dashPhase != 0 { text += " stroke-dashoffset=\"\(dashPhase.svg)\"" }
    }
    return text
  }
}

extension DisplayList.Item {
  /// Returns the item after applying a transform.
  fileprivate func within(_ transform: CGAffineTransform) -> DisplayList.Item {
    .group(DisplayList.Group(transform: transform, items: [self]))
  }
}
