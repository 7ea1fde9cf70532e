public import Foundation
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneImageIO
import TouchstoneSVG
import TouchstoneUI

/// How text is written into an SVG picture. Touchstone's own; Apple's frameworks write no SVG.
public enum SVGTextStyle: Hashable, Sendable {
  /// As text in the font that it was set in, each letter in its place. The viewer needs that font.
  case text
  /// As outlines, which look the same everywhere, with the text unseen above them, so that it can be found and copied.
  case outlines
}

extension ImageRenderer {
  /// The view as an SVG picture: text, outlines, gradients and effects as such, images within. The same view gives the
  /// same bytes.
  ///
  /// ```swift
  /// try ImageRenderer(content: Badge()).svgData(text: .outlines).write(to: url)
  /// ```
  ///
  /// Touchstone's own; Apple's frameworks write no SVG. What SVG lacks becomes an image of at least two pixels per point:
  /// mesh gradients, what shows through a `Material`, and layers in which something blends in a way that CSS has no name
  /// for.
  ///
  /// - Parameter text: How text is written.
  /// - Throws: An error that tells why, where the view has no size or is nested too deep, or a font cannot be read.
  public func svgData(text: SVGTextStyle = .text) throws -> Data {
    let list = picture(scale: scale).list
    let isOpaque = isOpaque
    let scale = scale
    return try RenderContextPool.shared.withContext { context in
      let library = RenderContextPool.shared.library
      var resources = SVGResources(
        font: { reference in
          let style = try library.fontStyle(for: reference)
          return SVGResources.Font(family: style.family, weight: style.weight, isItalic: style.isItalic)
        },
        png: { try $0.bitmap.pngData() })
      resources.raster = { items, area in
        let moved = DisplayList.Group(
          transform: CGAffineTransform(translationX: -area.minX, y: -area.minY), items: items)
        let list = DisplayList(size: area.size, items: [.group(moved)])
        return CGImage(bitmap: try BitmapBackend().draw(list, scale: max(scale, 2), in: context))
      }
      if text == .outlines {
        resources.outline = { font, glyph in
          try library.hasOutlines(font) ? context.glyphs.outline(font: font, glyph: glyph) : nil
        }
      }
      return Data(try SVGBackend(resources: resources).write(list, isOpaque: isOpaque).utf8)
    }
  }
}
