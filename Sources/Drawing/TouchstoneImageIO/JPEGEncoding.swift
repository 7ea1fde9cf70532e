import CImageCodecs
public import Foundation
public import TouchstoneDrawing

extension Bitmap {
  /// Returns the bitmap as a baseline JPEG file, drawn on black. Equal bitmaps give equal bytes with the same version
  /// of libjpeg.
  ///
  /// - Parameter quality: From 0 for the smallest file to 1 for the best quality.
  /// - Throws: `ImageEncodingError`.
  public func jpegData(quality: Double = 0.9) throws(ImageEncodingError) -> Data {
    guard (1...0xFFFF).contains(width), (1...0xFFFF).contains(height) else {
      throw .unsupportedJPEGSize(width: width, height: height)
    }
    let percent = quality.isNaN ? 90 : Int((min(max(quality, 0), 1) * 99).rounded()) + 1
    let encoded = withUnsafeBytes { bytes in
      ts_jpeg_encode(bytes.bindMemory(to: UInt8.self).baseAddress, UInt32(width), UInt32(height), Int32(percent))
    }
    defer { ts_encoded_free(encoded) }
    guard let start = encoded.bytes else {
      let reason = Swift.withUnsafeBytes(of: encoded.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      throw .jpegEncoderFailed(reason: reason)
    }
    return Data(bytes: start, count: encoded.length)
  }
}
