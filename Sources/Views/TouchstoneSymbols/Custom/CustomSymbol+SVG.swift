import Foundation
import TouchstoneDrawing

extension CustomSymbol {
  /// Creates a symbol from the text of an SVG file: a template of the SF Symbols app, or any drawing of plain outlines.
  ///
  /// - Returns: `nil` if the file draws nothing.
  init?(svg source: String) throws(SVGDocument.Failure) {
    let document = try SVGDocument(source)
    let variants = document.variants
    if !variants.isEmpty {
      self.init(template: variants)
      return
    }
    let shapes = document.shapes.filter { $0.isFilled || $0.stroke != nil }
    let ink = shapes.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    let box = document.viewBox ?? ink
    guard !shapes.isEmpty, box.width > 0, box.height > 0 else { return nil }
    // The box is slightly higher than the circle of `circle`, and has the same centre as all symbols.
    let scale = Self.boxHeight / box.height
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -box.midX * scale, ty: -box.midY * scale)
    self.init(
      parts: shapes.flatMap { $0.parts(transform, scale: scale, document: document) },
      box: CGRect(x: -box.width * scale / 2, y: -60, width: box.width * scale, height: Self.boxHeight))
  }

  /// The height of a plain drawing's box, in grid units.
  private static let boxHeight: CGFloat = 120
}

extension SVGDocument {
  /// The drawings of a template, by the names of their groups such as `Regular-M`.
  fileprivate var variants: [CustomSymbol.Variant] {
    let weights = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
    let scales: [(String, SymbolScale)] = [("S", .small), ("M", .medium), ("L", .large)]
    var result: [CustomSymbol.Variant] = []
    for (letter, scale) in scales {
      guard let baseline = guides["Baseline-\(letter)"], let capline = guides["Capline-\(letter)"],
        baseline.y > capline.y
      else { continue }
      for (index, weight) in weights.enumerated() {
        let name = "\(weight)-\(letter)"
        let shapes = self.shapes.filter { $0.groups.contains(name) && $0.isFilled }
        guard !shapes.isEmpty else { continue }
        // Scaled to a font whose cap height is that of SF Pro on the grid.
        let unit = 2 * SymbolMetrics.centerHeight / (baseline.y - capline.y)
        let left = guides["left-margin-\(name)"] ?? guides["left-margin"]
        let right = guides["right-margin-\(name)"] ?? guides["right-margin"]
        let origin = left?.x ?? shapes.reduce(CGRect.null) { $0.union($1.path.boundingRect) }.minX
        let transform = CGAffineTransform(
          a: unit, b: 0, c: 0, d: unit, tx: -origin * unit, ty: -(baseline.y + capline.y) / 2 * unit)
        var sides: (CGFloat, CGFloat)?
        if let left, let right, right.x > left.x { sides = (0, (right.x - left.x) * unit) }
        result.append(
          CustomSymbol.Variant(
            weight: (index + 1) * 100, scale: scale,
            parts: shapes.flatMap { $0.parts(transform, scale: unit, document: self, keepsDirection: true) },
            sides: sides))
      }
    }
    return result
  }
}

extension SVGDocument.Shape {
  /// Returns the fill and the stroke of the outline, in grid units.
  ///
  /// - Parameter keepsDirection: Whether the fill may cut a hole into those of other outlines. In other SVG files than
  ///   templates, each outline is painted over the others.
  fileprivate func parts(
    _ transform: CGAffineTransform, scale: CGFloat, document: SVGDocument, keepsDirection: Bool = false
  ) -> [SymbolDrawing.Part] {
    let path = path.applying(transform)
    var part = SymbolDrawing.Part(path: path, level: 0)
    part.keepsDirection = keepsDirection
    for name in classes {
      if name.hasPrefix("hierarchical-") {
        part.level = name.contains(":secondary") ? 1 : name.contains(":tertiary") ? 2 : 0
      } else if name.hasPrefix("multicolor-") {
        part.color = Self.color(ofClass: name, in: document)
      }
      if name.hasPrefix("monochrome-"), name.hasSuffix("#clear") { part.isErased = true }
    }
    var parts = isFilled ? [part] : []
    if let stroke {
      part.keepsDirection = false
      part.lineWidth = stroke.lineWidth * scale
      part.cap = stroke.lineCap
      part.join = stroke.lineJoin
      parts.append(part)
    }
    return parts
  }

  /// Returns the colour of a class such as `multicolor-1:systemBlueColor`.
  private static func color(ofClass name: String, in document: SVGDocument) -> SymbolColor? {
    guard var color = name.split(separator: ":").dropFirst().first.map(String.init) else { return nil }
    if let end = color.firstIndex(of: "#") { color = String(color[..<end]) }
    if color.hasPrefix("system"), color.hasSuffix("Color") {
      color = color.dropFirst(6).dropLast(5).lowercased()
    }
    switch color {
    case "tintColor": return .accent
    case "white": return .white
    case "black": return .black
    default:
      if let system = SystemColor(rawValue: color) { return .system(system) }
      return document.classFills[name].flatMap(SVGStyle.color)
    }
  }
}
