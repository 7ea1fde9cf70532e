import Foundation
public import TouchstoneDrawing

extension CGContext {
  /// Creates a context that draws pixels.
  ///
  /// Colours are taken for sRGB, whatever the space says; only the number of its components counts.
  ///
  /// - Parameters:
  ///   - data: Memory of `height × bytesPerRow` bytes that outlives the context. What it holds shows below what is
  ///     drawn, and drawing is there at once. With `nil` the context has memory of its own, clear at first.
  ///   - bytesPerRow: 0 for rows without gaps.
  ///   - bitmapInfo: A `CGImageAlphaInfo` and a byte order.
  /// - Returns: `nil` for layouts other than 8 bits each for red, green and blue with a premultiplied opacity or an
  ///   unused byte, grey without opacity, or opacity alone; and where a side is above 32 767 px.
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

  /// The picture as drawn so far, without open transparency layers; `nil` for a PDF, and where it cannot be drawn.
  public func makeImage() -> CGImage? {
    guard let bitmap = try? makeBitmap() else { return nil }
    return CGImage(bitmap: bitmap)
  }

  /// Draws what is still to be drawn into the context's memory.
  ///
  /// Core Graphics has no way to say that drawing failed; here the reason goes to standard error.
  public func flush() {
    do {
      try drawPending()
    } catch {
      FileHandle.standardError.write(Data("A bitmap context did not draw. \(error)\n".utf8))
    }
  }

  /// The context's memory, with the picture as drawn so far; `nil` for a PDF.
  public var data: UnsafeMutableRawPointer? {
    guard case .bitmap(let memory) = destination else { return nil }
    memory.isShared = true
    flush()
    return memory.address
  }

  /// The picture as drawn so far; `nil` for a PDF.
  ///
  /// - Throws: `RenderError`, and `FontError` where a font cannot be read.
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
