import Foundation
public import TouchstoneDrawing

extension CGContext {
  /// Creates a bitmap context.
  ///
  /// Colours are interpreted as sRGB, whatever the colour space; only its number of components matters.
  ///
  /// - Parameters:
  ///   - data: Memory of `height × bytesPerRow` bytes that outlives the context. Its contents appear below what is
  ///     drawn, and drawing takes effect immediately. With `nil`, the context allocates transparent memory of its own.
  ///   - bytesPerRow: The number of bytes per row; 0 for rows without gaps.
  ///   - bitmapInfo: A `CGImageAlphaInfo` and a byte order.
  /// - Returns: `nil` unless the layout has 8 bits each for red, green and blue with premultiplied alpha or an unused
  ///   byte, or 8 bits of grey without alpha, or 8 bits of alpha only; and `nil` if a side is longer than 32 767 px.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      memory: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, info: CGBitmapInfo(rawValue: bitmapInfo))
    onDrawing = { [unowned self] in
      if case .bitmap(let memory) = destination, memory.isShared { flush() }
    }
  }

  /// Returns the picture drawn so far, without open transparency layers; `nil` for a PDF, or if it cannot be drawn.
  public func makeImage() -> CGImage? {
    guard let bitmap = try? makeBitmap() else { return nil }
    return CGImage(bitmap: bitmap)
  }

  /// Draws everything that is pending into the context's memory.
  ///
  /// Core Graphics has no way to report that drawing failed; here the reason is written to standard error.
  public func flush() {
    do {
      try drawPending()
    } catch {
      FileHandle.standardError.write(Data("The bitmap context could not be drawn. \(error)\n".utf8))
    }
  }

  /// The context's memory, containing the picture drawn so far; `nil` for a PDF.
  public var data: UnsafeMutableRawPointer? {
    guard case .bitmap(let memory) = destination else { return nil }
    memory.isShared = true
    flush()
    return memory.address
  }

  /// Returns the picture drawn so far; `nil` for a PDF.
  ///
  /// - Throws: `RenderError`, and `FontError` if a font cannot be read.
  package func makeBitmap() throws -> Bitmap? {
    guard case .bitmap(let memory) = destination else { return nil }
    try drawPending()
    return memory.bitmap
  }

  private func drawPending() throws {
    guard case .bitmap(let memory) = destination else { return }
    let items = takeFinishedItems()
    if !items.isEmpty { try RenderContextPool.shared.withContext { try memory.draw(items, in: $0) } }
  }
}
