import CPixelKernels
public import Foundation
public import TouchstoneDrawing

extension Bitmap {
  /// Returns the bitmap as a PNG file: straight 8-bit RGBA, marked as sRGB, without a time stamp.
  ///
  /// Equal bitmaps with equal metadata give equal bytes on every machine, and decoding gives the identical bitmap. A
  /// component above its alpha, which is not possible in a premultiplied pixel, is reduced to it. The file contains a
  /// hash of its pixels in a private chunk.
  ///
  /// - Parameter metadata: Texts by keyword; a keyword is 1 to 79 printable ASCII characters such as `Title`.
  /// - Throws: `ImageEncodingError`.
  public func pngData(metadata: [String: String] = [:]) throws(ImageEncodingError) -> Data {
    let head = try PNGText.chunks(for: metadata)
    return try PNGEncoder.withEncoded(self, rows: 0..<height, head: head) { file in
      var data = Data(file)
      data.append(contentsOf: GoldenStamp.chunk(GoldenStamp.hash(of: clampedToAlpha()), for: file))
      data.append(contentsOf: PNGChunk.bytes(.end, []))
      return data
    }
  }

  /// Returns the bitmap as a PNG file that is no golden: as `pngData(metadata:)` does, without metadata and without the hash.
  ///
  /// - Throws: `ImageEncodingError`.
  package func unstampedPNGData() throws(ImageEncodingError) -> Data {
    try PNGEncoder.withEncoded(self, rows: 0..<height, head: []) { file in
      Data(file) + PNGChunk.bytes(.end, [])
    }
  }

  /// Returns the bitmap as stored in a PNG file: without components above their alpha.
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

extension IndexedBitmap {
  /// Returns the bitmap as a PNG file with a palette, marked as sRGB, without metadata.
  ///
  /// Equal bitmaps give equal bytes on every machine.
  ///
  /// - Throws: `ImageEncodingError`.
  package func pngData() throws(ImageEncodingError) -> Data {
    try PNGEncoder.withEncoded(self) { file in
      var data = Data(file)
      data.append(contentsOf: PNGChunk.bytes(.end, []))
      return data
    }
  }
}
