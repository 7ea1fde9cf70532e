internal import CCairo
import Foundation
internal import TouchstoneDrawing

extension BitmapRenderer {
  /// Draws an image; if it is scaled to whole pixels, it is resampled once and cached.
  func draw(
    _ drawing: ImageDrawing, _ transform: CGAffineTransform, _ composition: Composition, on layer: Layer
  ) throws {
    guard let place = ImagePlace(drawing, transform) else { return }
    let area = PixelBox(around: place.outline).expanded(by: 1).intersection(layer.clipBounds)
    guard !area.isEmpty else { return }
    if let pixels = place.pixels, pixels.width <= 8192, pixels.height <= 8192,
      pixels.width * pixels.height * 4 <= context.limits.bytes / 8
    {
      let scaled = try context.scaledImage(
        ScaledImage.Key(
          image: drawing.image, source: place.source, width: pixels.width, height: pixels.height,
          interpolation: pixels.width == place.source.width && pixels.height == place.source.height
            ? .none : drawing.interpolation))
      let pattern: OpaquePointer = cairo_pattern_create_for_surface(scaled.surface)
      defer { cairo_pattern_destroy(pattern) }
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
      try paint(
        pattern, CGAffineTransform(translationX: CGFloat(pixels.minX), y: CGFloat(pixels.minY)), drawing, transform,
        composition, area, on: layer)
    } else {
      try drawing.image.withPattern(source: place.source, interpolation: drawing.interpolation) { pattern in
        try paint(pattern, place.toPage, drawing, transform, composition, area, on: layer)
        // The pattern is only valid until here.
        cairo_set_source_rgb(layer.cairo, 0, 0, 0)
      }
    }
  }

  private func paint(
    _ pattern: OpaquePointer, _ toPage: CGAffineTransform, _ drawing: ImageDrawing, _ transform: CGAffineTransform,
    _ composition: Composition, _ area: PixelBox, on layer: Layer
  ) throws {
    var matrix = cairo_matrix_t(toPage.inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
    try layer.withSavedState {
      let style = FillStyle(antialiased: drawing.isAntialiased)
      guard CairoPath.trace(.rectangle(drawing.rect), transform, on: layer.cairo) else { return }
      style.apply(to: layer.cairo)
      if let template = drawing.template {
        cairo_clip(layer.cairo)
        guard try setSource(template, transform, composition, area, on: layer) else { return }
        cairo_mask(layer.cairo, pattern)
      } else {
        cairo_set_operator(layer.cairo, composition.cairoOperator)
        cairo_set_source(layer.cairo, pattern)
        if composition.isUnbounded || composition.opacity < 1 {
          cairo_clip(layer.cairo)
          cairo_paint_with_alpha(layer.cairo, composition.opacity)
        } else {
          cairo_fill(layer.cairo)
        }
      }
    }
  }
}

/// The position of an image's pixels on the page.
struct ImagePlace {
  /// The part of the image that is drawn, in its pixels, rounded outwards.
  var source: PixelBox
  /// The transform from the pixels of that part, relative to its first one, to the page.
  var toPage: CGAffineTransform
  /// The bounding box of the drawn rectangle on the page.
  var outline: CGRect
  /// The rectangle of whole pixels that the part fills exactly, if there is one.
  var pixels: PixelBox?

  /// - Returns: `nil` if there is nothing to draw.
  init?(_ drawing: ImageDrawing, _ transform: CGAffineTransform) {
    let part = drawing.sourceRect.standardized
    let rect = drawing.rect.standardized
    guard part.isFinite, rect.isFinite, part.width > 0, part.height > 0, rect.width > 0, rect.height > 0 else {
      return nil
    }
    source = PixelBox(around: part).intersection(
      PixelBox(x: 0, y: 0, width: drawing.image.width, height: drawing.image.height))
    guard !source.isEmpty else { return nil }
    let scaleX = rect.width / part.width
    let scaleY = rect.height / part.height
    toPage = CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: rect.minX + (CGFloat(source.minX) - part.minX) * scaleX,
      ty: rect.minY + (CGFloat(source.minY) - part.minY) * scaleY
    ).concatenating(transform)
    guard toPage.isUsable else { return nil }
    outline = rect.applying(transform)
    let whole = CGRect(
      x: outline.minX.rounded(), y: outline.minY.rounded(), width: outline.width.rounded(),
      height: outline.height.rounded())
    if toPage.isUpright, part == source.rect, whole.width >= 1, whole.height >= 1, outline.isNear(whole) {
      pixels = PixelBox(around: whole)
    }
  }
}

extension CGRect {
  /// Returns whether all edges agree to a hundredth of a pixel, which is less than eight bits of coverage show.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(maxX - other.maxX) < 0.01
      && abs(maxY - other.maxY) < 0.01
  }
}

extension Path {
  /// Returns the path of a rectangle.
  static func rectangle(_ rect: CGRect) -> Path {
    let rect = rect.standardized
    return Path(elements: [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
    ])
  }
}
