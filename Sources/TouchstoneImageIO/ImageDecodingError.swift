/// Why bytes could not be decoded as a picture.
public enum ImageDecodingError: Error, Hashable, Sendable {
  /// There are no bytes.
  case empty
  /// The bytes begin like no format that can be read. Carries the first ones, at most 8.
  case unknownFormat(firstBytes: [UInt8])
  /// The file is a Git LFS pointer instead of the picture. Carries the object's name, as far as it was found.
  case gitLFSPointer(object: String?)
  /// The file ends, or its compressed data does, before the picture is complete.
  case truncated(ImageFormat, reason: String)
  /// The decoder refused the bytes.
  case corrupt(ImageFormat, reason: String)
  /// The picture is above the limits.
  case tooLarge(ImageFormat, width: Int, height: Int, limits: ImageLimits)
  /// The frames of an animation are above the limits. Carries how many frames there are at least.
  case tooManyFrames(count: Int, width: Int, height: Int, limits: ImageLimits)
  /// The picture's colours are of a kind that is not decoded.
  case unsupportedColors(ImageFormat, kind: String)
}
