import Foundation
import TouchstoneDrawing
import TouchstoneSymbols

/// The effects of an element's properties on all of its content.
extension SVGWalk {
  /// Returns items with the clip path, the mask, the opacity, the blend mode and the transform of their element.
  mutating func wrapped(
    _ items: [DisplayList.Item], _ properties: [String: String], _ style: SVGPaintStyle,
    transform: CGAffineTransform, depth: Int
  ) throws(SVGDocument.Failure) -> [DisplayList.Item] {
    guard !items.isEmpty else { return [] }
    var group = DisplayList.Group(transform: transform, items: items)
    if let opacity = properties["opacity"] { group.opacity = SVGPaintStyle.share(opacity) }
    if let mode = properties["mix-blend-mode"], mode != "normal" {
      if let known = Self.blendModes[mode] { group.blendMode = known } else { omit("mix-blend-mode: \(mode)") }
    }
    if let filter = properties["filter"], filter != "none" {
      if let matrix = colorMatrix(of: filter) { group.filters = [.colorMatrix(matrix)] } else { omit("<filter>") }
    }
    func bounds() -> CGRect { DisplayList.outlineBounds(of: items) }
    if let element = referenced(by: properties["clip-path"], as: "clipPath") {
      try clip(&group, to: element, bounds: bounds(), depth: depth + 1)
    }
    if let element = referenced(by: properties["mask"], as: "mask") {
      let mask = try mask(element, bounds: bounds(), depth: depth + 1)
      // A group has only one mask: if a clip path uses it, the other one is applied inside.
      if group.mask != nil {
        var outer = DisplayList.Group(transform: transform, mask: mask, opacity: group.opacity, items: [])
        (outer.blendMode, group.blendMode, group.opacity, group.transform) = (group.blendMode, .normal, 1, .identity)
        outer.items = [.group(group)]
        group = outer
      } else {
        group.mask = mask
      }
    }
    return group == DisplayList.Group(items: items) ? items : [.group(group)]
  }

  /// Returns the matrix of a filter that only makes every colour white, as `pdftocairo` writes it for masks of opacities.
  ///
  /// White is white in linear light too, in which filters compute; other matrices would need a conversion.
  private func colorMatrix(of property: String) -> ColorMatrix? {
    guard let (id, _) = SVGPaintStyle.reference(property), let filter = elements[id], filter.tag.name == "filter",
      filter.children.count == 1, filter.children[0].tag.name == "feColorMatrix",
      let values = filter.children[0].tag.attributes["values"]
    else { return nil }
    let rows = values.split { $0.isWhitespace || $0 == "," }.compactMap { Float($0) }
    let white: [Float] = [0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0]
    return rows == white ? ColorMatrix(rows: rows) : nil
  }

  private static let blendModes: [String: CGBlendMode] = [
    "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken, "lighten": .lighten,
    "color-dodge": .colorDodge, "color-burn": .colorBurn, "soft-light": .softLight, "hard-light": .hardLight,
    "difference": .difference, "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
    "luminosity": .luminosity, "plus-lighter": .plusLighter,
  ]

  private mutating func referenced(by property: String?, as name: String) -> SVGElement? {
    guard let property, property != "none" else { return nil }
    guard let (id, _) = SVGPaintStyle.reference(property), let element = elements[id], element.tag.name == name else {
      omit("\(name) \"\(property)\"")
      return nil
    }
    return element
  }

  private func units(_ value: String?, bounds: CGRect) -> CGAffineTransform {
    guard value == "objectBoundingBox" else { return .identity }
    return CGAffineTransform(a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
  }

  private mutating func clip(
    _ group: inout DisplayList.Group, to element: SVGElement, bounds: CGRect, depth: Int
  ) throws(SVGDocument.Failure) {
    let properties = styles.properties(of: element.tag)
    let transform = (properties["transform"].map(SVGStyle.transform) ?? .identity)
      .concatenating(units(properties["clipPathUnits"], bounds: bounds))
    var clips: [DisplayList.Clip] = []
    for child in element.children {
      guard let path = try child.tag.outline() else { continue }
      let own = styles.properties(of: child.tag)
      let place = (own["transform"].map(SVGStyle.transform) ?? .identity).concatenating(transform)
      let isEvenOdd = (own["clip-rule"] ?? properties["clip-rule"]) == "evenodd"
      clips.append(DisplayList.Clip(path: path.applying(place), style: FillStyle(eoFill: isEvenOdd)))
    }
    let isPlain = clips.count == element.children.count && clips.count <= 1
    guard !isPlain || properties["clip-path"] != nil else {
      // An empty clip path hides everything.
      group.clips = clips.isEmpty ? [DisplayList.Clip(path: Path())] : clips
      return
    }
    // The union of several outlines is drawn as a mask.
    var style = SVGPaintStyle()
    style.enter(properties)
    var items: [DisplayList.Item] = []
    for child in element.children {
      var child = child
      child.tag.attributes["style"] =
        (child.tag.attributes["style"].map { $0 + ";" } ?? "") + Self.clipStyle(child, style)
      items += try self.items(of: child, style, depth: depth)
    }
    let content = try wrapped(
      items, properties.filter { $0.key == "clip-path" }, style, transform: .identity, depth: depth)
    group.mask = DisplayList.Mask(items: [.group(DisplayList.Group(transform: transform, items: content))])
  }

  /// Returns the style of a clip path's child in a mask: opaque, with the clip rule.
  private static func clipStyle(_ child: SVGElement, _ style: SVGPaintStyle) -> String {
    let rule = child.tag.attributes["clip-rule"] ?? (style.isClipEvenOdd ? "evenodd" : "nonzero")
    return "fill: black; fill-opacity: 1; stroke: none; opacity: 1; fill-rule: \(rule)"
  }

  private mutating func mask(
    _ element: SVGElement, bounds: CGRect, depth: Int
  ) throws(SVGDocument.Failure) -> DisplayList.Mask {
    let properties = styles.properties(of: element.tag)
    var style = SVGPaintStyle()
    style.enter(properties)
    let items = try self.items(of: element.children, style, depth: depth)
    let content = DisplayList.Item.group(
      DisplayList.Group(transform: units(properties["maskContentUnits"], bounds: bounds), items: items))
    if properties["mask-type"] == "alpha" { return DisplayList.Mask(items: [content]) }
    // On black, the luminance of a colour is premultiplied with its opacity.
    let everywhere = bounds.union(view).insetBy(dx: -view.width, dy: -view.height)
    let black = DisplayList.Item.fill(Path(everywhere), .color(.black), FillStyle())
    let light = DisplayList.Group(filters: [.colorMatrix(.luminanceToAlpha)], items: [black, content])
    return DisplayList.Mask(items: [.group(light)])
  }
}

extension DisplayList {
  /// Returns the bounding box of the items' outlines, without strokes.
  static func outlineBounds(of items: [Item]) -> CGRect {
    items.reduce(CGRect.null) { bounds, item in
      switch item {
      case .fill(let path, _, _), .stroke(let path, _, _, _): bounds.union(path.boundingRect)
      case .group(let group): bounds.union(outlineBounds(of: group.items).applying(group.transform))
      case .image(let drawing): bounds.union(drawing.rect)
      case .glyphs, .backdrop: bounds
      }
    }
  }
}
