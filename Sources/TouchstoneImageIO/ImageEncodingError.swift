/// Why a bitmap could not be encoded as a picture.
public enum ImageEncodingError: Error, Hashable, Sendable {
  /// A PNG holds at least one pixel, and at most 2³¹ − 1 to a side.
  case unsupportedSize(width: Int, height: Int)
  /// A keyword of the metadata is not 1 to 79 printable ASCII characters without spaces at its ends or in a row.
  case invalidKeyword(String)
  /// A text of the metadata holds the character U+0000, which ends texts in PNG.
  case invalidText(keyword: String)
  /// An animation has no frames.
  case noFrames
  /// A frame of an animation has another size than the first one.
  case unequalFrames(width: Int, height: Int, otherWidth: Int, otherHeight: Int)
  /// An animation is larger than what is decoded.
  case tooManyFrames(count: Int, width: Int, height: Int, limits: ImageLimits)
  /// The encoder gave up. Carries its reason.
  case encoderFailed(reason: String)
  /// A JPEG holds at least one pixel, and at most 65 535 to a side.
  case unsupportedJPEGSize(width: Int, height: Int)
  /// The JPEG encoder gave up. Carries its reason.
  case jpegEncoderFailed(reason: String)
}
