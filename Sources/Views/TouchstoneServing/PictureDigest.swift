import Foundation
import TouchstoneImageIO

/// The identity of a file before it is drawn: a SHA-256 digest of what it shows, the fonts and libraries that draw it, and its format.
///
/// Two files with the same digest have the same bytes. The digest does not depend on the process or on the folders of fonts. It
/// depends on the versions of Touchstone, Cairo, FreeType, HarfBuzz, ICU, libpng, libjpeg and zlib, so that a service that was updated
/// makes new files. What has one version and differs, such as two commits of Touchstone between two releases, is not told apart.
public struct PictureDigest: Hashable, Sendable, CustomStringConvertible {
  /// The digest in 64 hexadecimal digits.
  public let description: String

  init(of bytes: [UInt8]) {
    description = bytes.withUnsafeBytes(\.sha256)
  }

  /// Reads a digest; `nil` unless it is 64 hexadecimal digits.
  init?(_ description: String) {
    guard description.utf8.count == 64, description.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    self.description = description
  }

  /// Returns the digest of a file that is derived from what has this digest.
  func derived(_ words: String) -> PictureDigest { PictureDigest(of: Array("\(description) \(words)".utf8)) }

  /// The value of the header `ETag`: a strong validator.
  ///
  /// - Source: RFC 9110, 8.8.3.
  public var etag: String { "\"\(description)\"" }

  /// Returns whether a request that has the header `If-None-Match` with this value needs no new file, and is answered by 304.
  ///
  /// - Source: RFC 9110, 13.1.2: entity tags are compared weakly, and `*` stands for all of them.
  public func matches(ifNoneMatch header: String) -> Bool {
    header.split(separator: ",").contains { part in
      let tag = part.trimmingCharacters(in: .whitespaces)
      return tag == "*" || (tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag) == etag
    }
  }
}
