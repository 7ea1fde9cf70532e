internal import CCairo
import Foundation
internal import TouchstoneDrawing

/// A surface of pixels and the Cairo context that draws on it.
///
/// A class because it owns both. All coordinates are pixels of the page, even if the layer covers only a part of it:
/// the surface stores its position, so that a layer drawn on another is positioned automatically.
final class Layer {
  /// The pixel format.
  enum Format {
    /// Premultiplied BGRA, four bytes per pixel.
    case color
    /// Coverage, one byte per pixel.
    case coverage
  }

  /// The part of the page that the layer covers.
  let bounds: PixelBox
  let surface: OpaquePointer
  /// The Cairo context of the surface.
  let cairo: OpaquePointer
  private let context: RenderContext?
  private let cost: Int

  /// Creates a transparent layer.
  ///
  /// - Parameter isCleared: `false` if all pixels will be written before they are read.
  /// - Throws: `RenderError.outOfMemory` if the context's limit would be exceeded.
  init(_ format: Format, bounds: PixelBox, isCleared: Bool = true, in context: RenderContext) throws {
    let bytesPerPixel = format == .color ? 4 : 1
    let size = Double(bounds.width) * Double(bounds.height) * Double(bytesPerPixel)
    guard size + Double(context.heldBytes) <= Double(context.limits.bytes) else {
      throw RenderError.outOfMemory(bytes: size + Double(context.heldBytes), limit: context.limits.bytes)
    }
    guard max(bounds.width, bounds.height) <= context.limits.side else {
      throw RenderError.surfaceTooLarge(
        width: Double(bounds.width), height: Double(bounds.height), points: nil, limit: context.limits.side)
    }
    surface = try Self.surface(format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, bounds, context.memory)
    cairo_surface_set_device_offset(surface, -Double(bounds.minX), -Double(bounds.minY))
    cairo = cairo_create(surface)
    if isCleared {
      // Cairo rounds differently on a surface that it knows to be clear, as it knows after this.
      cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
      cairo_paint(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }
    self.bounds = bounds
    self.context = context
    cost = Int(size)
    context.heldBytes += cost
  }

  /// Returns an image surface that keeps its memory as long as anything refers to it.
  private static func surface(
    _ format: cairo_format_t, _ bounds: PixelBox, _ memory: LayerMemory
  ) throws -> OpaquePointer {
    let stride = cairo_format_stride_for_width(format, Int32(bounds.width))
    guard let block = memory.block(of: Int(stride) * bounds.height) else {
      throw RenderError(CAIRO_STATUS_NO_MEMORY)
    }
    let created: OpaquePointer = cairo_image_surface_create_for_data(
      block.start.assumingMemoryBound(to: UInt8.self), format, Int32(bounds.width), Int32(bounds.height),
      stride)
    try checkSurface(created)
    // SAFETY: the block is retained once, and released once: by Cairo with the surface, or below if it refused the data.
    let reference = Unmanaged.passRetained(block)
    let status = cairo_surface_set_user_data(created, blockKey, reference.toOpaque()) { reference in
      reference.map { Unmanaged<LayerMemory.Block>.fromOpaque($0).release() }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(created)
      reference.release()
      throw RenderError(status)
    }
    return created
  }

  /// Creates a layer on `width × height × 4` bytes, which have to outlive it.
  init(onto bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int) throws {
    let created: OpaquePointer = cairo_image_surface_create_for_data(
      bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
      Int32(width * 4))
    try checkSurface(created)
    surface = created
    cairo = cairo_create(surface)
    bounds = PixelBox(x: 0, y: 0, width: width, height: height)
    context = nil
    cost = 0
  }

  deinit {
    cairo_destroy(cairo)
    if let context {
      context.heldBytes -= cost
    } else {
      // Anything that still refers to the surface must not access memory owned by someone else.
      cairo_surface_finish(surface)
    }
    cairo_surface_destroy(surface)
  }

  /// The part of the page that is not clipped away.
  var clipBounds: PixelBox {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return PixelBox(around: CGRect(x: left, y: top, width: right - left, height: bottom - top)).intersection(bounds)
  }

  /// Runs a closure and then restores the clip and all other settings.
  func withSavedState<Result>(_ body: () throws -> Result) rethrows -> Result {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    return try body()
  }

  /// Calls a closure with the address of the first byte and the number of bytes per row.
  func withPixels(_ body: (_ first: UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void) {
    cairo_surface_flush(surface)
    guard let first = cairo_image_surface_get_data(surface), !bounds.isEmpty else { return }
    body(first, Int(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
  }

  /// Throws the error that occurred while drawing, if any.
  func check() throws {
    let status = cairo_status(cairo)
    guard status != CAIRO_STATUS_SUCCESS else { return try checkSurface(surface) }
    throw RenderError(status)
  }
}

/// The key of a surface's memory.
// SAFETY: only its address is used.
nonisolated(unsafe) private let blockKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

/// Throws if a surface is in an error state.
func checkSurface(_ surface: OpaquePointer) throws {
  let status = cairo_surface_status(surface)
  guard status == CAIRO_STATUS_SUCCESS else { throw RenderError(status) }
}

extension RenderError {
  /// Creates the error for a status other than success.
  init(_ status: cairo_status_t) {
    self = .cairo(status: Int(status.rawValue), message: String(cString: cairo_status_to_string(status)))
  }
}
