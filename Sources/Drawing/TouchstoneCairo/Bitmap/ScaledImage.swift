internal import CCairo
import Foundation
internal import TouchstoneDrawing

/// A part of an image, resampled to a whole number of pixels.
///
/// An immutable class, because it owns a surface.
final class ScaledImage {
  /// The properties on which the pixels depend.
  struct Key: Hashable {
    var image: CGImage
    /// The part, in pixels of the image.
    var source: PixelBox
    var width: Int
    var height: Int
    var interpolation: ImageDrawing.Interpolation
  }

  let surface: OpaquePointer

  init(_ key: Key) throws {
    let created: OpaquePointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(key.width), Int32(key.height))
    try checkSurface(created)
    surface = created
    let cairo: OpaquePointer = cairo_create(surface)
    defer { cairo_destroy(cairo) }
    try key.image.withPattern(source: key.source, interpolation: key.interpolation) { pattern in
      let scale = CGAffineTransform(
        scaleX: CGFloat(key.source.width) / CGFloat(key.width), y: CGFloat(key.source.height) / CGFloat(key.height))
      var matrix = cairo_matrix_t(scale)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
      cairo_set_source_rgb(cairo, 0, 0, 0)
    }
    let status = cairo_status(cairo)
    if status != CAIRO_STATUS_SUCCESS { throw RenderError(status) }
  }

  deinit {
    cairo_surface_destroy(surface)
  }
}

extension CGImage {
  /// Calls a closure with a pattern of a part of the image, whose first pixel is the pattern's origin and whose border
  /// pixels extend beyond it. The pattern is valid only during the call.
  func withPattern<Result>(
    source: PixelBox, interpolation: ImageDrawing.Interpolation, _ body: (OpaquePointer) throws -> Result
  ) throws -> Result {
    try bitmap.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
        throw RenderError.emptySurface(.zero, scale: 1)
      }
      // Cairo only reads from a surface that is used as a source.
      let first = UnsafeMutablePointer(mutating: base + source.minY * bitmap.bytesPerRow + source.minX * 4)
      let surface: OpaquePointer = cairo_image_surface_create_for_data(
        first, CAIRO_FORMAT_ARGB32, Int32(source.width), Int32(source.height),
        Int32(bitmap.bytesPerRow))
      defer {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
      try checkSurface(surface)
      let pattern: OpaquePointer = cairo_pattern_create_for_surface(surface)
      defer { cairo_pattern_destroy(pattern) }
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, interpolation.filter)
      return try body(pattern)
    }
  }
}

extension ImageDrawing.Interpolation {
  /// Cairo's filter.
  var filter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    // Cairo's best filter shows the edges of enlarged pixels, and its result depends on the processor.
    case .medium, .high: CAIRO_FILTER_GOOD
    }
  }
}
