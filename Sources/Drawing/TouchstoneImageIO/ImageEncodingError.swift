/// An error in encoding an image.
public enum ImageEncodingError: Error, Hashable, Sendable {
  /// A PNG has at least one pixel, and at most 2³¹ − 1 on each side.
  case unsupportedSize(width: Int, height: Int)
  /// A metadata keyword is not 1 to 79 printable ASCII characters without leading, trailing or consecutive spaces.
  case invalidKeyword(String)
  /// A metadata text contains the character U+0000, which terminates texts in PNG.
  case invalidText(keyword: String)
  /// An animation has no frames.
  case noFrames
  /// The size of a frame of an animation differs from that of the first one.
  case unequalFrames(width: Int, height: Int, otherWidth: Int, otherHeight: Int)
  /// An animation exceeds the limits of the decoder.
  case tooManyFrames(count: Int, width: Int, height: Int, limits: ImageLimits)
  /// The PNG encoder failed. Carries the reason.
  case encoderFailed(reason: String)
  /// A JPEG has at least one pixel, and at most 65 535 on each side.
  case unsupportedJPEGSize(width: Int, height: Int)
  /// The JPEG encoder failed. Carries the reason.
  case jpegEncoderFailed(reason: String)
}
