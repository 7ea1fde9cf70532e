import CImageCodecs
import TouchstoneDrawing

/// The PNG encoder.
enum PNGEncoder {
  /// Calls a closure with the PNG file of some rows of a bitmap, without IEND.
  ///
  /// - Parameter head: Finished chunks that precede the image data.
  static func withEncoded<Result>(
    _ bitmap: Bitmap, rows: Range<Int>, head: [UInt8], _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(ImageEncodingError) -> Result {
    guard (1...0x7FFF_FFFF).contains(bitmap.width), (1...0x7FFF_FFFF).contains(rows.count) else {
      throw .unsupportedSize(width: bitmap.width, height: rows.count)
    }
    let encoded = bitmap.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt8.self).baseAddress.map { $0 + rows.lowerBound * bitmap.bytesPerRow }
      return ts_png_encode(pixels, 8, UInt32(bitmap.width), UInt32(rows.count), head, head.count)
    }
    return try withResult(encoded, body)
  }

  /// Calls a closure with the PNG file of an image of half floats, without IEND.
  ///
  /// - Parameter halves: `width × height × 4`: linear red, green, blue and alpha, premultiplied.
  static func withEncoded<Result>(
    halves: [UInt16], width: Int, height: Int, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(ImageEncodingError) -> Result {
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      throw .unsupportedSize(width: width, height: height)
    }
    return try withResult(ts_png_encode(halves, 16, UInt32(width), UInt32(height), nil, 0), body)
  }

  /// Calls a closure with the PNG file of an indexed bitmap, without IEND.
  static func withEncoded<Result>(
    _ bitmap: IndexedBitmap, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(ImageEncodingError) -> Result {
    guard (1...0x7FFF_FFFF).contains(bitmap.width), (1...0x7FFF_FFFF).contains(bitmap.height) else {
      throw .unsupportedSize(width: bitmap.width, height: bitmap.height)
    }
    let colors = bitmap.palette.flatMap { color in [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) } }
    return try withResult(
      ts_png_encode_indexed(
        bitmap.indices, UInt32(bitmap.width), UInt32(bitmap.height), colors, bitmap.palette.count), body)
  }

  /// Calls a closure with the encoded file, then frees it.
  private static func withResult<Result>(
    _ encoded: ts_encoded, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(ImageEncodingError) -> Result {
    defer { ts_encoded_free(encoded) }
    guard let start = encoded.bytes else {
      let reason = withUnsafeBytes(of: encoded.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      throw .encoderFailed(reason: reason)
    }
    return body(UnsafeRawBufferPointer(start: start, count: encoded.length))
  }
}
