import CImageCodecs
package import Foundation
package import TouchstoneDrawing

/// A decoded JPEG file.
package struct JPEGImage: Sendable {
  /// The pixels as stored.
  package let bitmap: Bitmap
  /// The orientations in Exif data that turn or mirror the picture, 2…8.
  package private(set) var orientations: [Int] = []
  /// Whether there is no colour profile, or one that every program reads alike: primaries and curves, and nothing else to
  /// choose from.
  package let hasPlainProfile: Bool
  /// The number of bytes after the end of the image.
  package let bytesAfterEnd: Int

  /// Decodes a file: see `Bitmap.init(jpegData:limits:colors:)`.
  ///
  /// - Throws: `ImageDecodingError`.
  package init(
    data: Data, limits: ImageLimits = .standard, colors: DecodedColors = .sRGB
  ) throws(ImageDecodingError) {
    self = try data.withBytes { file throws(ImageDecodingError) in
      try JPEGImage(file, limits: limits, colors: colors)
    }
  }

  private init(
    _ file: UnsafeRawBufferPointer, limits: ImageLimits, colors: DecodedColors
  ) throws(ImageDecodingError) {
    try ImageFormat.expect(.jpeg, file)
    guard let decoder = ts_jpeg_decoder_create(file.bindMemory(to: UInt8.self).baseAddress, file.count) else {
      throw .corrupt(.jpeg, reason: "out of memory")
    }
    defer { ts_jpeg_decoder_destroy(decoder) }
    func check(_ status: ts_jpeg_status) throws(ImageDecodingError) {
      if status == ts_jpeg_ok { return }
      if status == ts_jpeg_ink { throw .unsupportedColors(.jpeg, kind: "CMYK") }
      let reason = String(cString: ts_jpeg_decoder_message(decoder))
      throw status == ts_jpeg_truncated ? .truncated(.jpeg, reason: reason) : .corrupt(.jpeg, reason: reason)
    }
    var width: UInt32 = 0
    var height: UInt32 = 0
    try check(ts_jpeg_decoder_read_header(decoder, &width, &height))
    try limits.check(.jpeg, width: Int(width), height: Int(height))
    var status = ts_jpeg_ok
    bitmap = Bitmap(width: Int(width), height: Int(height)) { bytes in
      status = ts_jpeg_decoder_read_pixels(decoder, bytes.bindMemory(to: UInt8.self).baseAddress)
      guard status == ts_jpeg_ok else { return }
      ColorConversion.convert(bytes, .bgra, from: ColorConversion(jpeg: file), to: colors)
    }
    try check(status)
    let profile = JPEGProfile(file)
    let known = profile.bytes.flatMap { ICCProfile($0) }
    // One for grey pictures is passed over in others, and this decoder makes no difference between them.
    hasPlainProfile = !profile.isThere || (known?.hasAlternatives == false && known?.primaries != nil)
    bytesAfterEnd = ts_jpeg_decoder_bytes_left(decoder)
    var count = 0
    let segments = UnsafeBufferPointer(start: ts_jpeg_decoder_exif(decoder, &count), count: count)
    orientations = segments.compactMap { segment in
      ExifOrientation(UnsafeRawBufferPointer(start: segment.bytes, count: segment.length))?.rawValue
    }
  }
}
