public import Foundation

extension ImageEncodingError: CustomStringConvertible, LocalizedError {
  /// What happened, why, and how to fix it.
  public var description: String {
    switch self {
    case .unsupportedSize(let width, let height):
      """
      A bitmap of \(width)×\(height) px cannot be written as PNG: each side takes 1 to 2147483647 px. \
      Give the view a size, for instance with `.frame(width: 100, height: 100)`.
      """
    case .invalidKeyword(let keyword):
      """
      "\(keyword)" cannot be a keyword of PNG metadata: it takes 1 to 79 printable ASCII characters, without spaces at \
      the ends or two in a row. Choose another keyword.
      """
    case .invalidText(let keyword):
      """
      The text of the PNG metadata "\(keyword)" holds the character U+0000, which would end it. \
      Remove the character.
      """
    case .noFrames:
      "An animated PNG takes at least one frame, and there is none. Give it a picture."
    case .unequalFrames(let width, let height, let otherWidth, let otherHeight):
      """
      The frames of an animated PNG must have one size: the first is \(width)×\(height) px, another \
      \(otherWidth)×\(otherHeight) px. Give the view a size that stays, for instance with `.frame(width: 100, height: 100)`.
      """
    case .tooManyFrames(let count, let width, let height, let limits):
      """
      \(count) frames of \(width)×\(height) px cannot be written as animated PNG: at most \(limits.frames) frames and \
      \(limits.animationPixels) px in all of them are read again. Take fewer frames, fewer pixels per point, or a smaller \
      view.
      """
    case .encoderFailed(let reason):
      "The PNG encoder gave up: \(reason). Free some memory, or encode a smaller picture."
    case .unsupportedJPEGSize(let width, let height):
      """
      A bitmap of \(width)×\(height) px cannot be written as JPEG: each side takes 1 to 65535 px. \
      Give the view a size, for instance with `.frame(width: 100, height: 100)`.
      """
    case .jpegEncoderFailed(let reason):
      "The JPEG encoder gave up: \(reason). Free some memory, or encode a smaller picture."
    }
  }

  /// The same text as `description`.
  public var errorDescription: String? { description }
}
