/// An error in decoding an image.
public enum ImageDecodingError: Error, Hashable, Sendable {
  case empty
  /// The signature is not that of a supported format. Carries the first bytes, at most 8.
  case unknownFormat(firstBytes: [UInt8])
  /// The file is a Git LFS pointer instead of the image. Carries the object's ID, if it was found.
  case gitLFSPointer(object: String?)
  /// The file, or its compressed data, ends before the image is complete.
  case truncated(ImageFormat, reason: String)
  /// The decoder rejected the data.
  case corrupt(ImageFormat, reason: String)
  /// The image exceeds the limits.
  case tooLarge(ImageFormat, width: Int, height: Int, limits: ImageLimits)
  /// The frames of an animation exceed the limits. Carries the minimum number of frames.
  case tooManyFrames(count: Int, width: Int, height: Int, limits: ImageLimits)
  /// The image's colours are of an unsupported kind.
  case unsupportedColors(ImageFormat, kind: String)
}
