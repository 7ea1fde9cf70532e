public import Foundation

extension ImageDecodingError: CustomStringConvertible, LocalizedError {
  /// What happened, why, and how to fix it.
  public var description: String {
    switch self {
    case .empty:
      "The file is empty. Create it again, or restore it from version control."
    case .unknownFormat(let firstBytes):
      """
      This is neither PNG nor JPEG: the file starts with \(Self.hexadecimal(firstBytes)). \
      Convert it to PNG, or restore it from version control.
      """
    case .gitLFSPointer(let object):
      """
      This is a Git LFS pointer\(object.map { " to \($0)" } ?? ""), not the picture itself. \
      Fetch the pictures with `git lfs install && git lfs pull`.
      """
    case .truncated(let format, let reason):
      """
      The \(format.rawValue) file is truncated: \(reason). \
      Create it again, or restore it from version control.
      """
    case .corrupt(let format, let reason):
      """
      The \(format.rawValue) file is damaged: \(reason). \
      Create it again, or restore it from version control.
      """
    case .tooLarge(let format, let width, let height, let limits):
      """
      The \(format.rawValue) file claims a size of \(width)×\(height) px; the limit is \(limits.side) px per side and \
      \(limits.pixels) px in total. Make the picture smaller, or pass larger `ImageLimits` if you trust the file.
      """
    case .tooManyFrames(let count, let width, let height, let limits):
      """
      The PNG file claims to have \(count) frames of \(width)×\(height) px; the limit is \(limits.frames) frames and \
      \(limits.animationPixels) px in total. Make the animation shorter or smaller, or pass larger `ImageLimits` if \
      you trust the file.
      """
    case .unsupportedColors(let format, let kind):
      """
      The \(format.rawValue) file uses \(kind) colours, which cannot be converted without a printer profile. \
      Convert it to RGB.
      """
    }
  }

  /// The same text as `description`.
  public var errorDescription: String? { description }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined(separator: " ")
  }
}
