package import Foundation
package import TouchstoneCairo
package import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneImageIO
import TouchstoneSVG

extension DisplayList {
  /// Returns the picture as an SVG file, written on the calling thread.
  ///
  /// - Parameters:
  ///   - text: How text is written.
  ///   - scale: Pixels per point of parts that SVG cannot express; at least 2 are used.
  ///   - isOpaque: Whether the picture is drawn on black.
  ///   - pool: The contexts and fonts.
  /// - Throws: An error with the reason, if the picture has no size or is nested too deeply, or a font cannot be read.
  package func svgData(
    text: SVGTextStyle, scale: CGFloat, isOpaque: Bool = false, in pool: RenderContextPool = .shared
  ) throws -> Data {
    try pool.withContext { context in
      let library = pool.library
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
      return Data(try SVGBackend(resources: resources).write(self, isOpaque: isOpaque).utf8)
    }
  }
}
