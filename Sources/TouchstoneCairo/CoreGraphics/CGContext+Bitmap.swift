internal import CPixelKernels
internal import Foundation
public import TouchstoneDrawing

extension CGContext {
  /// The picture as drawn so far; `nil` for a PDF, and where the picture cannot be drawn.
  public func makeImage() -> CGImage? {
    guard let bitmap = try? makeBitmap() else { return nil }
    return CGImage(bitmap: bitmap)
  }

  /// Writes the picture into the context's memory.
  public func flush() {
    _ = try? makeBitmap()
  }

  /// The context's memory, with the picture as drawn so far; `nil` for a PDF.
  public var data: UnsafeMutableRawPointer? {
    guard case .bitmap(let memory) = destination else { return nil }
    let address = memory.address
    flush()
    return address
  }

  /// Draws the picture, and writes it into the context's memory where someone can see that.
  ///
  /// - Returns: `nil` for a context that is no bitmap.
  /// - Throws: `RenderError`, and `FontError` where a font cannot be read.
  package func makeBitmap() throws -> Bitmap? {
    guard case .bitmap(let memory) = destination else { return nil }
    let bitmap = try BitmapBackend().draw(list, scale: 1, isOpaque: memory.isOpaque, in: RenderContext())
    if memory.isShared { memory.write(bitmap) }
    return bitmap
  }
}

extension BitmapMemory {
  /// Writes pixels in the memory's layout.
  fileprivate func write(_ bitmap: Bitmap) {
    let address = address
    bitmap.withUnsafeBytes { bytes in
      guard let source = bytes.baseAddress else { return }
      for row in 0..<height {
        let from = source + row * bitmap.bytesPerRow
        let to = address + row * bytesPerRow
        if isBlueFirst {
          to.copyMemory(from: from, byteCount: width * 4)
        } else {
          ts_swap_red_and_blue(
            from.assumingMemoryBound(to: UInt8.self), to.assumingMemoryBound(to: UInt8.self), width)
        }
      }
    }
  }
}
