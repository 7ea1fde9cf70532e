package import Foundation

/// The name of a golden's contents: the SHA-256 of what it shows, and its format.
///
///     sha256/54/b85182…8fd8.png
///
/// Of pictures, the digest is that of the size and the pixels outside of masks, however the file packs them; of documents and
/// texts, it is that of the bytes: see ``GoldenKind/digest(of:)``. So whoever has an address can tell whether bytes, from
/// wherever they came, are what it names.
package struct ObjectAddress: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The SHA-256, in 64 lowercase hexadecimal digits.
  package let digest: String
  /// The extension of the golden, such as `png` or `tree.txt`.
  package let pathExtension: String
  package let kind: GoldenKind

  /// Creates an address; nil if the digest is none, or no golden has the extension. One
  /// without an extension has no address.
  package init?(digest: String, pathExtension: String) {
    guard digest.isHexadecimal(digits: 64), !pathExtension.isEmpty,
      let kind = GoldenKind(pathExtension: pathExtension)
    else { return nil }
    self.digest = digest
    self.pathExtension = pathExtension
    self.kind = kind
  }

  /// The address of a golden's bytes; nil if they are no file of the extension's kind.
  package init?(of data: Data, pathExtension: String) {
    guard let kind = GoldenKind(pathExtension: pathExtension), let digest = kind.digest(of: data) else { return nil }
    self.init(digest: digest, pathExtension: pathExtension)
  }

  /// Reads ``path``.
  package init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "sha256", let dot = parts[2].firstIndex(of: ".") else { return nil }
    self.init(
      digest: String(parts[1] + parts[2][..<dot]), pathExtension: String(parts[2][parts[2].index(after: dot)...]))
    guard self.path == path else { return nil }
  }

  /// The path of the object in a store: `sha256/54/b85182….png`.
  package var path: String { "sha256/\(digest.prefix(2))/\(digest.dropFirst(2)).\(pathExtension)" }

  /// For messages: `54b85182d0c1.png`.
  package var description: String { "\(digest.prefix(12)).\(pathExtension)" }

  package static func < (a: Self, b: Self) -> Bool { (a.digest, a.pathExtension) < (b.digest, b.pathExtension) }

  /// Returns the reason why bytes are not what the address names, as part of a sentence; nil if they are.
  ///
  /// Cost: that of decoding a picture.
  package func fault(of data: Data) -> String? {
    // Equal pixels are not enough: a file may show people something else than is compared. Other kinds are their bytes.
    if kind.isPicture, let fault = kind.fault(of: data, decoding: false) { return fault }
    guard let digest = kind.digest(of: data) else { return "it cannot be decoded" }
    return digest == self.digest ? nil : "its contents are those of \(digest.prefix(12))"
  }
}

extension GoldenKind {
  /// Whether the digest is that of pixels.
  fileprivate var isPicture: Bool { self == .png || self == .apng || self == .jpeg }
}
