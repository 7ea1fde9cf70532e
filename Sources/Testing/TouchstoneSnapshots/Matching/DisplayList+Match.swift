import Foundation
package import TouchstoneDrawing
import TouchstoneImageIO

extension DisplayList {
  /// All that is drawn, as text, without what does not count at a match level: for ``MatchLevel/ignoringText``, of a list in
  /// which the texts' views are marked.
  package func text(at level: MatchLevel) -> String {
    var list = self
    switch level {
    case .layout: list.items = []
    case .ignoringColors: list.items = items.map(\.withoutColors)
    case .ignoringText: list.items = items.map(\.withoutTexts)
    }
    // The text of a list has the sizes of images, and not their pixels; the glyphs of texts, and not how they are stretched.
    return ([list.description] + list.items.details).joined(separator: "\n")
  }
}

extension DisplayList.Item {
  fileprivate var withoutColors: DisplayList.Item {
    switch self {
    case .fill(let path, let paint, let style): return .fill(path, paint.withoutColors, style)
    case .stroke(let path, let paint, let style, let isAntialiased):
      return .stroke(path, paint.withoutColors, style, isAntialiased: isAntialiased)
    case .glyphs(let run, let paint): return .glyphs(run, paint.withoutColors)
    case .image(var drawing):
      drawing.template = drawing.template?.withoutColors
      return .image(drawing)
    case .backdrop(let filters): return .backdrop(filters.map(\.withoutColors))
    case .group(var group):
      group.filters = group.filters.map(\.withoutColors)
      // Of a mask, only its opacity shows, which gradients may have instead of colours: it stays as it is.
      group.items = group.items.map(\.withoutColors)
      return .group(group)
    }
  }
}

extension Paint {
  /// The paint in black, or clear where nothing shows of it. Tiles are pictures.
  fileprivate var withoutColors: Paint {
    switch self {
    case .color(let color): .color(color.withoutColor)
    case .linearGradient(let ramp, let start, let end): .linearGradient(ramp.withoutColors, start: start, end: end)
    case .radialGradient(let ramp, let center, let start, let end):
      .radialGradient(ramp.withoutColors, center: center, startRadius: start, endRadius: end)
    case .circularGradient(let ramp, let circles): .circularGradient(ramp.withoutColors, circles)
    case .ellipticalGradient(let ramp, let bounds, let center, let start, let end):
      .ellipticalGradient(ramp.withoutColors, bounds: bounds, center: center, startRadius: start, endRadius: end)
    case .angularGradient(let ramp, let center, let start, let end):
      .angularGradient(ramp.withoutColors, center: center, startAngle: start, endAngle: end)
    case .meshGradient, .tiledImage: self
    }
  }
}

extension GradientRamp {
  fileprivate var withoutColors: GradientRamp {
    var ramp = self
    ramp.stops = stops.map { Stop(color: $0.color.withoutColor, location: $0.location) }
    return ramp
  }
}

extension Filter {
  fileprivate var withoutColors: Filter {
    switch self {
    case .shadow(var shadow):
      shadow.color = shadow.color.withoutColor
      return .shadow(shadow)
    case .alphaThreshold(let low, let high, let color):
      return .alphaThreshold(min: low, max: high, color: color.withoutColor)
    case .linearLight(let filter): return .linearLight(filter.withoutColors)
    case .blur, .colorMatrix: return self
    }
  }
}

extension ResolvedColor {
  fileprivate var withoutColor: ResolvedColor {
    ResolvedColor(red: 0, green: 0, blue: 0, opacity: opacity > 0 ? 1 : 0)
  }
}

extension DisplayList.Item {
  /// The item, with each style of a view's text once, at its first baseline.
  fileprivate var withoutTexts: DisplayList.Item {
    guard case .group(var group) = self else { return self }
    group.mask = group.mask.map { DisplayList.Mask(items: $0.items.map(\.withoutTexts), isInverse: $0.isInverse) }
    guard group.view != nil else {
      group.items = group.items.map(\.withoutTexts)
      return .group(group)
    }
    var styles: Set<TextStyle> = []
    group.items = group.items.compactMap { item in
      guard case .glyphs(let run, let paint) = item, !run.glyphs.isEmpty else { return item.withoutTexts }
      guard styles.insert(TextStyle(font: run.font, size: run.size, slant: run.slant, paint: paint)).inserted else {
        return nil
      }
      return .glyphs(run.withoutText, paint)
    }
    return .group(group)
  }
}

private struct TextStyle: Hashable {
  var font: GlyphRun.FontReference
  var size, slant: CGFloat
  var paint: Paint
}

extension GlyphRun {
  /// The font, and a glyph on the first baseline.
  fileprivate var withoutText: GlyphRun {
    var run = self
    run.text = ""
    run.clusters = []
    (run.stretch, run.isRightToLeft) = (1, false)
    run.glyphs = glyphs.prefix(1).map { Glyph(id: 0, position: CGPoint(x: 0, y: $0.position.y)) }
    return run
  }
}

extension [DisplayList.Item] {
  /// The details that the text of a list lacks, in order.
  fileprivate var details: [String] {
    flatMap { item -> [String] in
      switch item {
      case .image(let drawing): [drawing.image.matchText] + (drawing.template?.details ?? [])
      case .glyphs(let run, let paint): (run.stretch == 1 ? [] : ["stretch \(run.stretch.plain)"]) + paint.details
      case .fill(_, let paint, _), .stroke(_, let paint, _, _): paint.details
      case .group(let group): group.items.details + (group.mask?.items.details ?? [])
      case .backdrop: []
      }
    }
  }
}

extension Paint {
  fileprivate var details: [String] {
    if case .tiledImage(let tile) = self { [tile.image.matchText] } else { [] }
  }
}

extension CGImage {
  fileprivate var matchText: String { "\(width)×\(height) \(bitmap.withUnsafeBytes { Data($0) }.sha256)" }
}

extension ViewOutline {
  /// The views with their places and sizes, for ``MatchLevel/layout``. A view that is as large as a text in it is as wide as
  /// the words make it, like the text; a spacer takes what they leave.
  package var layoutText: String {
    let texts = Set(items.filter { $0.words != nil }.map(\.frame))
    return items.filter { $0.name != "Spacer" || $0.module != nil }.map { item in
      let frame = item.frame
      let numbers =
        texts.contains(frame) ? [frame.y, frame.height] : [frame.x, frame.y, frame.width, frame.height]
      return "\(item.depth) \(item.qualifiedName) \(numbers.map(\.plain).joined(separator: " "))"
    }
    .joined(separator: "\n")
  }
}
