internal import CCairo
import Foundation
internal import TouchstoneDrawing

extension PDFRenderer {
  /// The transform from points of the page to pixels of images.
  private var toPixels: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }

  /// The page in pixels of images.
  var pagePixels: PixelBox { PixelBox(around: page.applying(toPixels)) }

  /// Draws items as pixels; returns `nil` if nothing is on the page.
  func raster(
    _ items: [DisplayList.Item], _ transform: CGAffineTransform, within rect: CGRect
  ) throws -> Layer? {
    let transform = transform.concatenating(toPixels)
    let bounds = try Extents(context).bounds(of: items, transform).intersection(
      PixelBox(around: rect.applying(toPixels)))
    guard !bounds.isEmpty else { return nil }
    let layer = try Layer(.color, bounds: bounds, in: context)
    try BitmapRenderer(context: context).draw(items, transform, Composition(), on: layer)
    try layer.check()
    return layer
  }

  /// Writes items with filters as an image.
  func drawImage(
    of items: [DisplayList.Item], _ filters: [Filter], _ transform: CGAffineTransform
  ) throws {
    let filtered = DisplayList.Item.group(DisplayList.Group(filters: filters, items: items))
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    let visible = CGRect(x: left, y: top, width: right - left, height: bottom - top).intersection(page)
    guard let layer = try raster([filtered], transform, within: visible) else { return }
    let pattern = self.pattern(of: layer)
    defer { cairo_pattern_destroy(pattern) }
    cairo_set_source(cairo, pattern)
    cairo_paint(cairo)
  }

  /// Returns a pattern of a layer, in points of the page.
  func pattern(of layer: Layer) -> OpaquePointer {
    // The surface stores its position in pixels, but a PDF needs it explicitly. Smaller by a hundredth of a pixel:
    // readers that round the corners outwards would otherwise draw it one pixel larger.
    let (width, height) = (CGFloat(layer.bounds.width), CGFloat(layer.bounds.height))
    let place = CGAffineTransform(
      a: (width - 0.01) / width, b: 0, c: 0, d: (height - 0.01) / height, tx: CGFloat(layer.bounds.minX) + 0.005,
      ty: CGFloat(layer.bounds.minY) + 0.005)
    cairo_surface_set_device_offset(layer.surface, 0, 0)
    let pattern: OpaquePointer = cairo_pattern_create_for_surface(layer.surface)
    var matrix = cairo_matrix_t(place.concatenating(toPixels.inverted()).inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }

  /// Writes an image.
  func draw(_ drawing: ImageDrawing, _ transform: CGAffineTransform, opacity: Double) throws {
    guard let place = ImagePlace(drawing, transform),
      CairoPath.trace(Path(drawing.rect), transform, on: cairo)
    else { return }
    cairo_clip(cairo)
    let pixels = try Layer(
      .color, bounds: PixelBox(x: 0, y: 0, width: place.source.width, height: place.source.height), in: context)
    // A copy, because Cairo reads it only when the page is finished.
    try drawing.image.withPattern(source: place.source, interpolation: .none) { pattern in
      cairo_set_source(pixels.cairo, pattern)
      cairo_paint(pixels.cairo)
      cairo_set_source_rgb(pixels.cairo, 0, 0, 0)
    }
    let pattern: OpaquePointer = cairo_pattern_create_for_surface(pixels.surface)
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t(place.toPage.inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, drawing.interpolation.filter)
    if let template = drawing.template {
      try withPaint(template, transform, opacity: opacity) { cairo_mask(cairo, pattern) }
    } else {
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, opacity)
    }
  }

  /// Writes a glyph run as text.
  func draw(_ run: GlyphRun, _ paint: Paint, _ transform: CGAffineTransform, opacity: Double) throws {
    guard run.size > 0, run.size.isFinite, !run.glyphs.isEmpty else { return }
    if try fonts.isBitmapFont(run.font) { return try drawPictures(run, paint, transform, opacity: opacity) }
    try withPaint(paint, transform, opacity: opacity) { try show(run, transform) }
  }

  private func show(_ run: GlyphRun, _ transform: CGAffineTransform) throws {
    let face = try fonts.face(run.font)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    var matrix = cairo_matrix_t(transform)
    cairo_transform(cairo, &matrix)
    cairo_set_font_face(cairo, face)
    let options: OpaquePointer = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(cairo, options)
    cairo_font_options_destroy(options)
    // Cairo 1.16 writes advances in whole thousandths of an em, so that glyphs drift from their positions. It writes
    // the exact position whenever the font size changes: hence an invisible change from word to word.
    for (index, word) in PDFWord.words(of: run).enumerated() {
      let size = index.isMultiple(of: 2) ? run.size : run.size * (1 + 1e-6)
      var shape = cairo_matrix_t(xx: size * run.stretch, yx: 0, xy: -run.slant * size, yy: size, x0: 0, y0: 0)
      cairo_set_font_matrix(cairo, &shape)
      show(word)
    }
  }

  private func show(_ word: PDFWord) {
    let (text, glyphs, clusters) = (word.text, word.glyphs, word.clusters)
    guard glyphs.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    if clusters.isEmpty { return cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count)) }
    cairo_show_text_glyphs(
      cairo, text, Int32(text.utf8.count), glyphs, Int32(glyphs.count), clusters, Int32(clusters.count),
      cairo_text_cluster_flags_t(rawValue: 0))
  }

  /// Writes bitmap glyphs as an image, with their text below it, so that it can be searched.
  private func drawPictures(
    _ run: GlyphRun, _ paint: Paint, _ transform: CGAffineTransform, opacity: Double
  ) throws {
    guard let layer = try raster([.glyphs(run, paint)], transform, within: page) else { return }
    try showFaintly(run, transform)
    let pattern = self.pattern(of: layer)
    defer { cairo_pattern_destroy(pattern) }
    cairo_set_source(cairo, pattern)
    cairo_paint_with_alpha(cairo, opacity)
  }

  /// Writes the text of a run as invisible dots: Cairo omits blank or transparent text, and considers an alpha of up to
  /// 255/65535 transparent.
  private func showFaintly(_ run: GlyphRun, _ transform: CGAffineTransform) throws {
    guard let dot = try fonts.dot() else { return }
    var text = run
    text.font = dot.font
    text.slant = 0
    var first = 0
    text.glyphs = (run.isRightToLeft ? run.clusters.reversed() : run.clusters).compactMap { cluster in
      defer { first += cluster.glyphCount }
      guard cluster.glyphCount > 0, run.glyphs.indices.contains(first) else { return nil }
      return GlyphRun.Glyph(id: dot.glyph, position: run.glyphs[first].position)
    }
    text.clusters = run.clusters.map {
      GlyphRun.Cluster(utf8Count: $0.utf8Count, glyphCount: min($0.glyphCount, 1), advance: $0.advance)
    }
    cairo_set_source_rgba(cairo, 0, 0, 0, 256.0 / 65535)
    try show(text, transform)
  }
}
