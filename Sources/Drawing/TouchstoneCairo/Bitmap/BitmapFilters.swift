internal import CCairo
internal import CPixelKernels
import Foundation
internal import TouchstoneDrawing

/// Applies filters to the pixels of a finished layer.
///
/// The Gaussian of a blur is cut off where it is no longer visible. That of a shadow ends two standard deviations from
/// its middle, as Apple's does: in pictures recorded by Apple's frameworks, a shadow of radius 8 at 3x fades out 48 px
/// = 2 · 8 · 3 px from the edge, with the slope of a standard deviation of 24 px in between.
struct BitmapFilters {
  /// The extent of a blur's Gaussian, in standard deviations; beyond is 0.3 % of it, less than one level.
  static let blurCut = 3.0
  /// The extent of a shadow's Gaussian, in standard deviations.
  static let shadowCut = 2.0

  let context: RenderContext
  /// The transform from the coordinates of the filters' lengths to pixels.
  let scale: CGAffineTransform

  /// Returns a standard deviation in pixels.
  func sigma(_ radius: CGFloat) -> Double {
    let pixels = Double(radius * scale.lengthScale)
    return pixels.isFinite ? min(max(pixels, 0), 4096) : 0
  }

  /// Returns the distance, in pixels, over which filters spread colour.
  func reach(of filters: [Filter]) -> CGFloat {
    filters.reduce(0) { sum, filter in
      switch filter {
      case .blur(let radius, _): return sum + CGFloat((sigma(radius) * Self.blurCut).rounded(.up)) + 1
      case .shadow(let shadow):
        let offset = shadow.offset.applying(scale)
        let distance = max(abs(offset.width), abs(offset.height))
        // A shadow that is farther away than coordinates reach is not drawn.
        guard distance < CGFloat(PixelBox.farthest) else { return sum }
        return sum + CGFloat((sigma(shadow.radius) * Self.shadowCut).rounded(.up)) + distance + 2
      case .colorMatrix, .alphaThreshold: return sum
      case .linearLight(let filter): return sum + reach(of: [filter])
      }
    }
  }

  /// Applies filters, first to last.
  ///
  /// - Parameters:
  ///   - content: The part of the page that was drawn on, before the filters.
  ///   - visible: The part of the page that will be visible; pixels outside it are undefined afterwards.
  func apply(_ filters: [Filter], to layer: Layer, covering content: PixelBox, visible: PixelBox) throws {
    // Before the last filter that spreads, pixels around the visible part still have an effect on it.
    let lastSpreading = filters.lastIndex(where: \.spreads) ?? 0
    for (index, filter) in filters.enumerated() {
      let part = index < lastSpreading ? layer.bounds : layer.bounds.intersection(visible)
      switch filter {
      case .blur(let radius, let opaque):
        try layer.blur(.color, sigma: sigma(radius), cut: Self.blurCut, part)
        if opaque { layer.solidify(content, within: part) }
      case .shadow(let shadow):
        try draw(shadow, on: layer)
      case .colorMatrix(let matrix):
        layer.map(through: matrix, part)
      case .alphaThreshold(let low, let high, let color):
        layer.threshold(from: low, to: high, color)
      case .linearLight(let filter):
        try applyInLinearLight(filter, to: layer, covering: content)
      }
    }
  }

  private func draw(_ shadow: Filter.Shadow, on layer: Layer) throws {
    var offset = shadow.offset.applying(scale)
    let farthest = CGFloat(PixelBox.farthest)
    guard abs(offset.width) < farthest, abs(offset.height) < farthest else {
      // Out of sight, or not finite.
      return shadow.placement == .only ? layer.clear() : ()
    }
    var coverage = try Layer(.coverage, bounds: layer.bounds, in: context)
    coverage.takeAlpha(of: layer)
    try coverage.blur(.coverage, sigma: sigma(shadow.radius), cut: Self.shadowCut, coverage.bounds)
    let color = shadow.color
    let cairo = layer.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_set_source_rgba(
      cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
    if shadow.isInverted, shadow.placement != .inner {
      coverage = try inverted(coverage, offset)
      offset = .zero
    }
    switch shadow.placement {
    case .below:
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OVER)
      cairo_mask_surface(cairo, coverage.surface, offset.width, offset.height)
    case .above:
      cairo_set_operator(cairo, shadow.blendMode.pdfOperator)
      cairo_mask_surface(cairo, coverage.surface, offset.width, offset.height)
    case .only:
      layer.clear()
      cairo_mask_surface(cairo, coverage.surface, offset.width, offset.height)
    case .inner:
      // The area outside the picture casts the shadow, onto the picture only.
      let outside = try inverted(coverage, offset)
      cairo_set_operator(cairo, CAIRO_OPERATOR_ATOP)
      cairo_mask_surface(cairo, outside.surface, 0, 0)
    }
  }

  /// Returns the inverse of a coverage that has been moved by an offset.
  private func inverted(_ coverage: Layer, _ offset: CGSize) throws -> Layer {
    let outside = try Layer(.coverage, bounds: coverage.bounds, in: context)
    cairo_set_source_surface(outside.cairo, coverage.surface, offset.width, offset.height)
    cairo_paint(outside.cairo)
    cairo_set_source_rgb(outside.cairo, 0, 0, 0)
    outside.invert()
    return outside
  }
}

extension Layer {
  /// Blurs a part of the layer.
  ///
  /// - Throws: `RenderError.cairo` if there is not enough memory.
  fileprivate func blur(_ format: Format, sigma: Double, cut: Double, _ part: PixelBox) throws {
    guard !part.isEmpty else { return }
    let inside = ts_blur_part(
      left: part.minX - bounds.minX, top: part.minY - bounds.minY, right: part.maxX - bounds.minX,
      bottom: part.maxY - bounds.minY)
    var status: Int32 = 0
    withPixels { pixels, stride in
      status = ts_gaussian_blur(
        pixels, bounds.width, bounds.height, stride, format == .color ? 4 : 1, sigma, cut, inside)
    }
    if status != 0 { throw RenderError(CAIRO_STATUS_NO_MEMORY) }
  }

  /// Makes the content opaque in its own colours and clears the area around it, both within a part of the layer.
  fileprivate func solidify(_ content: PixelBox, within part: PixelBox) {
    let solid = content.intersection(part)
    forEachRow(of: part) { row, first, count in
      guard !solid.isEmpty, row >= solid.minY, row < solid.maxY else {
        return first.update(repeating: 0, count: count * 4)
      }
      let (left, right) = (solid.minX - part.minX, solid.maxX - part.minX)
      first.update(repeating: 0, count: left * 4)
      ts_solidify_bgra(first + left * 4, solid.width)
      (first + right * 4).update(repeating: 0, count: (count - right) * 4)
    }
  }

  /// Calls a closure with each row of a part: its y coordinate, the address of its first pixel, and the pixel count.
  private func forEachRow(of part: PixelBox, _ body: (Int, UnsafeMutablePointer<UInt8>, Int) -> Void) {
    guard !part.isEmpty else { return }
    withPixels { pixels, stride in
      for row in part.minY..<part.maxY {
        body(row, pixels + (row - bounds.minY) * stride + (part.minX - bounds.minX) * 4, part.width)
      }
    }
  }

  /// Copies the alpha of a layer with the same bounds.
  fileprivate func takeAlpha(of other: Layer) {
    withPixels { pixels, stride in
      other.withPixels { source, sourceStride in
        for row in 0..<bounds.height {
          ts_alpha_of_bgra(source + row * sourceStride, pixels + row * stride, bounds.width)
        }
      }
    }
  }

  fileprivate func invert() {
    withPixels { pixels, stride in
      for row in 0..<bounds.height { ts_invert_a8(pixels + row * stride, bounds.width) }
    }
  }

  fileprivate func map(through matrix: ColorMatrix, _ part: PixelBox) {
    guard matrix != ColorMatrix() else { return }
    let rows = matrix.rows.map { $0.isFinite ? $0 : 0 }
    forEachRow(of: part) { _, pixels, count in ts_color_matrix_bgra(pixels, count, rows) }
  }

  fileprivate func threshold(from low: Double, to high: Double, _ color: ResolvedColor) {
    let alpha = byte(1, color.opacity)
    let pixel = [color.blue, color.green, color.red].map { byte($0, color.opacity) } + [alpha]
    let lowest = Int32(min(max((low.isNaN ? 0 : low) * 255, 0), 256).rounded(.up))
    let highest = Int32(min(max((high.isNaN ? 0 : high) * 255, -1), 255).rounded(.down))
    withPixels { pixels, stride in
      for row in 0..<bounds.height {
        ts_alpha_threshold_bgra(pixels + row * stride, bounds.width, lowest, highest, pixel)
      }
    }
  }

  private func byte(_ component: Float, _ opacity: Float) -> UInt8 {
    let value = min(max(component, 0), 1) * min(max(opacity, 0), 1)
    return value.isNaN ? 0 : UInt8((value * 255).rounded())
  }

  fileprivate func clear() {
    cairo_save(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }
}
