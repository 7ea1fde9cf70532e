public import Foundation

extension ImageEncodingError: CustomStringConvertible, LocalizedError {
  /// What happened, why, and how to fix it.
  public var description: String {
    switch self {
    case .unsupportedSize(let width, let height):
      """
      A bitmap of \(width)×\(height) px cannot be written as PNG: each side must have 1 to 2147483647 px. \
      Give the view a size, for example with `.frame(width: 100, height: 100)`.
      """
    case .invalidKeyword(let keyword):
      """
      "\(keyword)" cannot be a keyword of PNG metadata: keywords have 1 to 79 printable ASCII characters, without spaces at \
      the ends or two in a row. Choose another keyword.
      """
    case .invalidText(let keyword):
      """
      The text of the PNG metadata "\(keyword)" contains the character U+0000, which would end it. \
      Remove the character.
      """
    case .noFrames:
      "An animated PNG needs at least one frame. Add a picture."
    case .unequalFrames(let width, let height, let otherWidth, let otherHeight):
      """
      The frames of an animated PNG must have the same size: the first is \(width)×\(height) px, another \
      \(otherWidth)×\(otherHeight) px. Give the view a fixed size, for example with `.frame(width: 100, height: 100)`.
      """
    case .tooManyFrames(let count, let width, let height, let limits):
      """
      \(count) frames of \(width)×\(height) px cannot be written as animated PNG: at most \(limits.frames) frames and \
      \(limits.animationPixels) px in total can be read back. Use fewer frames, a smaller scale, or a smaller \
      view.
      """
    case .encoderFailed(let reason):
      "The PNG encoder failed: \(reason). Free some memory, or encode a smaller picture."
    case .unsupportedJPEGSize(let width, let height):
      """
      A bitmap of \(width)×\(height) px cannot be written as JPEG: each side must have 1 to 65535 px. \
      Give the view a size, for example with `.frame(width: 100, height: 100)`.
      """
    case .jpegEncoderFailed(let reason):
      "The JPEG encoder failed: \(reason). Free some memory, or encode a smaller picture."
    }
  }

  /// The same text as `description`.
  public var errorDescription: String? { description }
}
