public import Foundation

/// A finished file.
public struct RenderedFile: Hashable, Sendable {
  /// The contents.
  public let data: Data
  /// The media type, for the header `Content-Type`.
  public let contentType: String
  /// The identity of the file, for the header `ETag`.
  public let digest: PictureDigest
}
