import CImageCodecs
package import Foundation

extension PNGImage {
  /// Returns whether a PNG file is animated. Nothing is decoded.
  package static func isAnimated(_ data: Data) -> Bool {
    chunks(of: data) { $0.contains { $0.type == .animation } } ?? false
  }

  /// Returns the number of bits per sample of a PNG file: 1, 2, 4, 8 or 16; nil if it is not a PNG file.
  package static func bitDepth(of data: Data) -> Int? {
    chunks(of: data) { chunks in chunks.first { _ in true }.flatMap { PNGHeader($0) }?.bitDepth } ?? nil
  }

  private static func chunks<Result>(of data: Data, _ body: (PNGChunks) -> Result) -> Result? {
    try? data.withBytes { file throws(ImageDecodingError) -> Result? in
      ImageFormat(signatureOf: file) == .png ? body(PNGChunks(file)) : nil
    }
  }

  /// Returns the number of differing pixels between two PNG files of the same size, compared as stored: as straight
  /// 16-bit RGBA, to which smaller depths are extended.
  ///
  /// - Throws: `ImageDecodingError`.
  package static func differingWidePixels(
    _ first: Data, _ second: Data, limits: ImageLimits
  ) throws(ImageDecodingError) -> Int {
    let a = try widePixels(of: first, limits: limits)
    let b = try widePixels(of: second, limits: limits)
    return zip(a, b).count { $0 != $1 } + abs(a.count - b.count)
  }

  /// Returns the pixels of a PNG file, each with four 16-bit components.
  private static func widePixels(of data: Data, limits: ImageLimits) throws(ImageDecodingError) -> [UInt64] {
    try data.withBytes { file throws(ImageDecodingError) in
      guard let decoder = ts_png_decoder_create_wide(file.bindMemory(to: UInt8.self).baseAddress, file.count) else {
        throw .corrupt(.png, reason: "out of memory")
      }
      defer { ts_png_decoder_destroy(decoder) }
      var (width, height): (UInt32, UInt32) = (0, 0)
      var status = ts_png_decoder_read_header(decoder, UInt32(limits.side), UInt32(limits.side), &width, &height)
      guard status == ts_png_ok, Int(width) * Int(height) <= limits.pixels else {
        throw .corrupt(.png, reason: String(cString: ts_png_decoder_message(decoder)))
      }
      let count = Int(width) * Int(height)
      let pixels = [UInt64](unsafeUninitializedCapacity: count) { pixels, initialized in
        let bytes = UnsafeMutableRawBufferPointer(pixels)
        status = ts_png_decoder_read_pixels(decoder, bytes.bindMemory(to: UInt8.self).baseAddress)
        initialized = status == ts_png_ok ? count : 0
      }
      guard status == ts_png_ok else {
        throw .corrupt(.png, reason: String(cString: ts_png_decoder_message(decoder)))
      }
      return pixels
    }
  }
}
