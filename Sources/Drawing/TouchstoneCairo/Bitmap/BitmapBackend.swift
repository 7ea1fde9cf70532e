package import Foundation
package import TouchstoneDrawing

/// A backend that draws display lists into bitmaps.
///
/// The same list gives the same bytes on every run, thread and x86-64 processor.
package struct BitmapBackend: Sendable {
  package init() {}

  /// Draws a display list.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - isOpaque: Whether the picture is drawn on black, so that every pixel is opaque, instead of on transparent
  ///     pixels.
  ///   - spare: Returns a bitmap of a width and height that is not needed any more, or `nil`.
  ///   - context: The thread's context.
  /// - Returns: A bitmap of the list's size multiplied by the scale, rounded up to whole pixels.
  /// - Throws: `RenderError`, and `FontError` if a font of the list cannot be read.
  package func draw(
    _ list: DisplayList, scale: CGFloat, isOpaque: Bool = false, spare: (Int, Int) -> Bitmap? = { _, _ in nil },
    in context: RenderContext
  ) throws -> Bitmap {
    let size = try Self.pixelSize(of: list.size, scale: scale, limits: context.limits)
    let cost = size.width * size.height * 4
    context.heldBytes += cost
    defer { context.heldBytes -= cost }
    var used = spare(size.width, size.height)
    used?.clear()
    var bitmap = used.take() ?? Bitmap(width: size.width, height: size.height)
    try bitmap.withUnsafeMutableBytes { bytes in
      let page = try Layer(onto: bytes, width: size.width, height: size.height)
      if isOpaque { page.fillAlpha() }
      try BitmapRenderer(context: context).draw(
        list.items, CGAffineTransform(scaleX: scale, y: scale), Composition(), on: page)
      if isOpaque { page.fillAlpha() }
      try page.check()
    }
    return bitmap
  }

  /// Draws a display list in linear light, keeping components beyond 0…1.
  ///
  /// - Parameters:
  ///   - headroom: The maximum of a straight component; white is 1. The other parameters are those of `draw`.
  /// - Returns: An image of half floats.
  /// - Throws: The errors of `draw`.
  package func drawExtended(
    _ list: DisplayList, scale: CGFloat, headroom: Float = .infinity, isOpaque: Bool = false, in context: RenderContext
  ) throws -> CGImage {
    let size = try Self.pixelSize(of: list.size, scale: scale, limits: context.limits)
    let page = try LinearLayer(bounds: PixelBox(x: 0, y: 0, width: size.width, height: size.height), in: context)
    try LinearRenderer(renderer: BitmapRenderer(context: context), isExtended: true)
      .draw(list.items, CGAffineTransform(scaleX: scale, y: scale), on: page)
    if headroom.isFinite { page.hold(from: -.greatestFiniteMagnitude, to: headroom) }
    let bitmap = try Bitmap(width: size.width, height: size.height) { bytes in
      let clamped = try Layer(onto: bytes, width: size.width, height: size.height)
      page.encode(to: clamped)
      if isOpaque { clamped.fillAlpha() }
    }
    return CGImage(bitmap: bitmap, halves: page.halves(isOpaque: isOpaque))
  }

  /// Returns the size of a picture in pixels; an excess of up to a thousandth of a pixel does not add another row.
  ///
  /// - Throws: `RenderError` if the size cannot be drawn.
  package static func pixelSize(
    of size: CGSize, scale: CGFloat, limits: RenderContext.Limits = RenderContext.Limits()
  ) throws -> (width: Int, height: Int) {
    guard size.width.isFinite, size.height.isFinite, scale.isFinite, size.width >= 0, size.height >= 0, scale > 0 else {
      throw RenderError.invalidSize(size, scale: scale)
    }
    let width = Double(size.width * scale - 0.001).rounded(.up)
    let height = Double(size.height * scale - 0.001).rounded(.up)
    guard width >= 1, height >= 1 else { throw RenderError.emptySurface(size, scale: scale) }
    guard width <= Double(limits.side), height <= Double(limits.side) else {
      throw RenderError.surfaceTooLarge(width: width, height: height, points: size, limit: limits.side)
    }
    guard width * height * 4 <= Double(limits.bytes) else {
      throw RenderError.pictureTooLarge(width: width, height: height, points: size, limit: limits.bytes)
    }
    return (Int(width), Int(height))
  }
}
