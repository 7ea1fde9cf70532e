internal import CCairo
internal import CPixelKernels
import Foundation
internal import TouchstoneDrawing
internal import TouchstoneFonts

/// Computes the pixels and the outlines of a glyph run on the page.
struct GlyphPainter {
  /// A glyph's pixels and their position.
  struct Placement {
    var mask: GlyphMask
    var bounds: PixelBox
  }

  let context: RenderContext
  let run: GlyphRun
  /// The transform from the run's coordinates to pixels.
  let transform: CGAffineTransform

  /// The font size in pixels.
  var pixelSize: CGFloat { run.size * transform.d }

  /// Whether glyphs are drawn from masks: if they are upright, evenly scaled, not stretched and not huge. All others
  /// are filled as outlines.
  var usesMasks: Bool {
    run.stretch == 1 && transform.isUpright && abs(transform.a - transform.d) <= transform.d * 1e-9
      && pixelSize <= GlyphRasterizer.largestPixelSize
  }

  /// Returns the masks of all glyphs that have ink, positioned to a quarter of a pixel in x and to a whole pixel in y.
  func placements() throws -> [Placement] {
    guard run.size > 0, run.size.isFinite else { return [] }
    let phases = GlyphRasterizer.phaseCount
    var placements: [Placement] = []
    for glyph in run.glyphs {
      let place = glyph.position.applying(transform)
      let limit = CGFloat(PixelBox.farthest)
      guard abs(place.x) < limit, abs(place.y) < limit else { continue }
      let steps = Int((place.x * CGFloat(phases) + 0.5).rounded(.down))
      let column = steps >= 0 ? steps / phases : -((phases - 1 - steps) / phases)
      let mask = try context.glyphs.mask(
        font: run.font, glyph: glyph.id, pixelSize: pixelSize, slant: run.slant, phase: steps - column * phases)
      guard mask.width > 0, mask.height > 0 else { continue }
      let row = Int((place.y + 0.5).rounded(.down))
      placements.append(
        Placement(
          mask: mask,
          bounds: PixelBox(x: column + mask.left, y: row + mask.top, width: mask.width, height: mask.height)))
    }
    return placements
  }

  /// Returns the outline of all glyphs, in the run's coordinates.
  func outline() throws -> Path {
    var path = Path()
    guard run.size > 0, run.size.isFinite else { return path }
    for glyph in run.glyphs {
      // From ems to points, sheared to the right above the baseline.
      let place = CGAffineTransform(
        a: run.size * run.stretch, b: 0, c: -run.slant * run.size, d: run.size, tx: glyph.position.x,
        ty: glyph.position.y)
      path.elements += try context.glyphs.outline(font: run.font, glyph: glyph.id).applying(place).elements
    }
    return path
  }

  /// Returns the pixels that the run may touch.
  func bounds() throws -> PixelBox {
    if usesMasks { return try placements().reduce(.empty) { $0.union($1.bounds) } }
    return Extents(context).bounds(of: try outline(), transform)
  }
}

extension BitmapRenderer {
  /// Draws a glyph run: monochrome glyphs with one common mask, colour glyphs one by one.
  func draw(
    _ run: GlyphRun, _ paint: Paint, _ transform: CGAffineTransform, _ composition: Composition, on layer: Layer
  ) throws {
    let painter = GlyphPainter(context: context, run: run, transform: transform)
    guard painter.usesMasks else {
      let outline = try painter.outline()
      return try draw([.fill(outline, paint, FillStyle())], transform, composition, on: layer)
    }
    let clip = layer.clipBounds
    let placements = try painter.placements().filter { !$0.bounds.intersection(clip).isEmpty }
    let letters = placements.filter { !$0.mask.isColor }
    let area = letters.reduce(PixelBox.empty) { $0.union($1.bounds) }.intersection(clip)
    if !area.isEmpty, try setSource(paint, transform, composition, area, on: layer) {
      let coverage = try Layer(.coverage, bounds: area, in: context)
      coverage.cover(with: letters)
      layer.withSavedState {
        if composition.isUnbounded { limit(to: area, on: layer) }
        cairo_mask_surface(layer.cairo, coverage.surface, 0, 0)
      }
    }
    var pictures = composition
    if case .color(let color) = paint { pictures.opacity *= Double(min(max(color.opacity, 0), 1)) }
    for placement in placements where placement.mask.isColor {
      try draw(placement, pictures, on: layer)
    }
  }

  private func draw(_ placement: GlyphPainter.Placement, _ composition: Composition, on layer: Layer) throws {
    let mask = placement.mask
    let bitmap = Bitmap(width: mask.width, height: mask.height, bytes: mask.bytes)
    try draw(
      ImageDrawing(image: CGImage(bitmap: bitmap), rect: placement.bounds.rect, interpolation: .none), .identity,
      composition, on: layer)
  }
}

extension Layer {
  /// Adds the masks of glyphs to the coverage.
  fileprivate func cover(with glyphs: [GlyphPainter.Placement]) {
    withPixels { pixels, stride in
      for glyph in glyphs {
        let part = glyph.bounds.intersection(bounds)
        guard !part.isEmpty else { continue }
        glyph.mask.bytes.withUnsafeBufferPointer { bytes in
          guard let first = bytes.baseAddress else { return }
          ts_cover_a8(
            first + (part.minY - glyph.bounds.minY) * glyph.mask.width + part.minX - glyph.bounds.minX,
            glyph.mask.width, pixels + (part.minY - bounds.minY) * stride + part.minX - bounds.minX, stride,
            part.width, part.height)
        }
      }
    }
  }
}
