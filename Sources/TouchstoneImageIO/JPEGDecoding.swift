import CImageCodecs
public import Foundation
public import TouchstoneDrawing

extension Bitmap {
  /// Decodes a JPEG file: grey or colour, baseline or progressive.
  ///
  /// Colours are converted according to the ICC profile. Exif rotation is ignored: the pixels are returned as stored.
  /// Files with damaged data are rejected where browsers would show grey.
  ///
  /// - Parameter colors: The colour space of the decoded components.
  /// - Throws: `ImageDecodingError`. Memory use stays within the limits, whatever the file.
  public init(
    jpegData data: Data, limits: ImageLimits = .standard, colors: DecodedColors = .sRGB
  ) throws(ImageDecodingError) {
    self = try data.withBytes { file throws(ImageDecodingError) in
      try Bitmap(jpeg: file, limits: limits, colors: colors)
    }
  }

  private init(
    jpeg file: UnsafeRawBufferPointer, limits: ImageLimits, colors: DecodedColors
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
    self.init(width: Int(width), height: Int(height)) { bytes in
      status = ts_jpeg_decoder_read_pixels(decoder, bytes.bindMemory(to: UInt8.self).baseAddress)
      guard status == ts_jpeg_ok else { return }
      ColorConversion.convert(bytes, .bgra, from: ColorConversion(jpeg: file), to: colors)
    }
    try check(status)
  }
}
