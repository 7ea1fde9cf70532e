internal import CCairo
import Foundation
internal import TouchstoneDrawing

/// Makes paints the source of Cairo's drawing.
struct PaintSource {
  let context: RenderContext

  /// Makes a paint the source on a layer, for shapes within an area.
  ///
  /// - Parameters:
  ///   - transform: The transform from the paint's coordinates to pixels.
  ///   - opacity: A factor for the paint's opacity, 0 … 1.
  /// - Returns: Whether the paint draws anything.
  func set(
    _ paint: Paint, _ transform: CGAffineTransform, opacity: Double, area: PixelBox, on layer: Layer
  ) throws -> Bool {
    guard !area.isEmpty else { return false }
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(
        layer.cairo, unit(color.red), unit(color.green), unit(color.blue), unit(color.opacity) * opacity)
    case .tiledImage(let tile):
      return try set(tile, transform, opacity: opacity, on: layer)
    case .linearGradient, .radialGradient, .circularGradient, .ellipticalGradient, .angularGradient:
      guard let geometry = GradientGeometry(paint, transform) else { return false }
      let table = context.gradientTable(
        GradientTable.Key(
          ramp: geometry.ramp, opacity: Float(opacity), count: GradientTable.count(forLength: geometry.length)))
      try setPixels(area, on: layer) { geometry.fill($0, with: table.colors) }
    case .meshGradient(let mesh):
      try setPixels(area, on: layer, MeshRaster(mesh, transform, opacity: opacity).fill)
    }
    return true
  }

  /// Makes the pixels of an area the source.
  private func setPixels(_ area: PixelBox, on layer: Layer, _ fill: (Layer) -> Void) throws {
    let pixels = try Layer(.color, bounds: area, isCleared: false, in: context)
    fill(pixels)
    cairo_set_source_surface(layer.cairo, pixels.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(layer.cairo), CAIRO_FILTER_NEAREST)
  }

  /// Clamps a component to 0…1, the range of eight bits.
  private func unit(_ component: Float) -> Double {
    component.isNaN ? 0 : Double(min(max(component, 0), 1))
  }

  private func set(_ tile: ImageTile, _ transform: CGAffineTransform, opacity: Double, on layer: Layer) throws -> Bool {
    let source = PixelBox(around: tile.sourceRect).intersection(
      PixelBox(x: 0, y: 0, width: tile.image.width, height: tile.image.height))
    let size = tile.size
    let place = CGAffineTransform(
      a: size.width / CGFloat(source.width), b: 0, c: 0, d: size.height / CGFloat(source.height), tx: tile.origin.x,
      ty: tile.origin.y
    ).concatenating(transform)
    guard !source.isEmpty, place.isUsable else { return false }
    // A separate copy: the pattern outlives this call, and only a surface of exactly the tile repeats.
    let pixels = try Layer(
      .color, bounds: PixelBox(x: 0, y: 0, width: source.width, height: source.height), in: context)
    try tile.image.withSurface { image in
      cairo_set_source_surface(pixels.cairo, image, -Double(source.minX), -Double(source.minY))
      cairo_paint_with_alpha(pixels.cairo, opacity)
      cairo_set_source_rgb(pixels.cairo, 0, 0, 0)
    }
    cairo_set_source_surface(layer.cairo, pixels.surface, 0, 0)
    let pattern = cairo_get_source(layer.cairo)
    var matrix = cairo_matrix_t(place.inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    return true
  }
}

extension Paint {
  /// Whether pixels are created for the paint, so that the number of visible ones matters.
  var needsPixels: Bool {
    if case .color = self { return false }
    return true
  }
}

extension CGImage {
  /// Calls a closure with a Cairo surface of the image's pixels, which is valid only during the call.
  func withSurface<Result>(_ body: (OpaquePointer) throws -> Result) throws -> Result {
    try bitmap.withUnsafeBytes { bytes in
      // Cairo only reads from a surface that is used as a source.
      let first = UnsafeMutablePointer(mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
      let surface: OpaquePointer = cairo_image_surface_create_for_data(
        first, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(bitmap.bytesPerRow))
      defer {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
      try checkSurface(surface)
      return try body(surface)
    }
  }
}
