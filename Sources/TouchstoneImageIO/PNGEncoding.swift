import CImageCodecs
import CPixelKernels
public import Foundation
public import TouchstoneDrawing

extension Bitmap {
  /// The bitmap as a PNG file: straight RGBA of 8 bits, marked as sRGB, without a time.
  ///
  /// Equal bitmaps with equal metadata give equal bytes (as long as zlib stays the same), and decoding gives the
  /// identical bitmap. A colour above its alpha, which no premultiplied pixel has, is lowered to it. The file carries a
  /// hash of its pixels in a private chunk.
  ///
  /// - Parameter metadata: Texts by keyword: 1 to 79 printable ASCII characters such as `Title`.
  /// - Throws: `ImageEncodingError`.
  public func pngData(metadata: [String: String] = [:]) throws(ImageEncodingError) -> Data {
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      throw .unsupportedSize(width: width, height: height)
    }
    let head = try PNGText.chunks(for: metadata)
    let encoded = withUnsafeBytes { bytes in
      ts_png_encode(
        bytes.bindMemory(to: UInt8.self).baseAddress, UInt32(width), UInt32(height), head, head.count)
    }
    defer { ts_encoded_free(encoded) }
    guard let start = encoded.bytes else {
      let reason = Swift.withUnsafeBytes(of: encoded.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      throw .encoderFailed(reason: reason)
    }
    let file = UnsafeRawBufferPointer(start: start, count: encoded.length)
    var data = Data(file)
    data.append(contentsOf: GoldenStamp.chunk(GoldenStamp.hash(of: clampedToAlpha()), for: file))
    data.append(contentsOf: PNGChunk.bytes(.end, []))
    return data
  }

  /// The bitmap as PNG stores it: without colours above their alpha.
  private func clampedToAlpha() -> Bitmap {
    let isPremultiplied = withUnsafeBytes {
      ts_is_premultiplied($0.bindMemory(to: UInt8.self).baseAddress, $0.count / 4) != 0
    }
    if isPremultiplied { return self }
    var clamped = self
    clamped.withUnsafeMutableBytes {
      ts_clamp_to_alpha($0.bindMemory(to: UInt8.self).baseAddress, $0.count / 4)
    }
    return clamped
  }
}
