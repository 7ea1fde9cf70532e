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
    self = try JPEGImage(data: data, limits: limits, colors: colors).bitmap
  }
}
