import Foundation
import TouchstoneDrawing

extension SVGWriter {
  /// The definition of an element such as a mask, and the ID by which others refer to it.
  typealias Definition = (definition: String, id: String)

  /// Returns the element of a group.
  mutating func text(of group: DisplayList.Group) throws -> String {
    let outer = place
    place = place.within(group.transform)
    defer { place = outer }

    // Definitions are inside the group, because references are relative to its coordinates.
    var content = try text(of: group.items, isLayer: group.needsLayer)
    if let filter = filter(group.filters) {
      content = "\(filter.definition)<g filter=\"url(#\(filter.id))\">\n\(content)</g>\n"
    }
    for clip in group.clips {
      content = wrap(content, in: clip)
    }
    if let mask = group.mask {
      let items = try text(of: mask.items, isLayer: true)
      let definition = self.mask(items, isInverse: mask.isInverse)
      content = "\(definition.definition)<g mask=\"url(#\(definition.id))\">\n\(content)</g>\n"
    }
    let attributes = attributes(of: group)
    return attributes.isEmpty ? content : "<g\(attributes)>\n\(content)</g>\n"
  }

  private func attributes(of group: DisplayList.Group) -> String {
    var text = group.transform.isIdentity ? "" : " transform=\"\(group.transform.svg)\""
    if group.opacity < 1 { text += " opacity=\"\(CGFloat(group.opacity).svg)\"" }
    if let mode = group.blendMode.cssName {
      text += " style=\"mix-blend-mode:\(mode)\""
    } else if group.isLayer {
      text += " style=\"isolation:isolate\""
    }
    return text
  }

  private mutating func wrap(_ content: String, in clip: DisplayList.Clip) -> String {
    let path = "<path d=\"\(clip.path.svg)\""
    if clip.isInverse {
      let id = newID("m")
      let visible = place.visible()
      return "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" \(visible.svgAttributes)>"
        + "<rect \(visible.svgAttributes) fill=\"#ffffff\"/>\(path)\(clip.style.attributes(rule: "fill-rule"))/>"
        + "</mask>\n<g mask=\"url(#\(id))\">\n\(content)</g>\n"
    }
    let id = newID("c")
    return "<clipPath id=\"\(id)\">\(path)\(clip.style.attributes(rule: "clip-rule"))/></clipPath>\n"
      + "<g clip-path=\"url(#\(id))\">\n\(content)</g>\n"
  }

  /// Returns a mask from the alpha of elements, or from its inverse.
  ///
  /// SVG masks use luminance. A matrix makes the elements white, or black on white.
  mutating func mask(_ content: String, isInverse: Bool) -> Definition {
    let visible = place.visible()
    let id = newID("m")
    let filter = newID("f")
    let level = isInverse ? "0" : "1"
    let row = "0 0 0 0 \(level)"
    let background = isInverse ? "<rect \(visible.svgAttributes) fill=\"#ffffff\"/>\n" : ""
    let definition = """
      <filter id="\(filter)" filterUnits="userSpaceOnUse" \(visible.svgAttributes) color-interpolation-filters="sRGB">\
      <feColorMatrix values="\(row) \(row) \(row) 0 0 0 1 0"/></filter>
      <mask id="\(id)" maskUnits="userSpaceOnUse" \(visible.svgAttributes)>
      \(background)<g filter="url(#\(filter))">
      \(content)</g>
      </mask>

      """
    return (definition, id)
  }
}

extension CGBlendMode {
  /// The name of the mode in CSS; `nil` for the normal one and for those that CSS lacks.
  var cssName: String? {
    switch self {
    case .multiply, .plusDarker: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor:
      nil
    }
  }
}
