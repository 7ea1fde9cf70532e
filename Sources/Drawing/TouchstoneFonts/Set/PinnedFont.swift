/// A font file identified by its content.
package struct PinnedFont: Hashable, Sendable, Codable {
  /// The file name by which text refers to the font.
  package var name: String
  /// The SHA-256 of the file, in 64 hexadecimal digits.
  package var sha256: String
  /// The size of the file in bytes.
  package var bytes: Int
  /// The version that the font reports, such as "Version 4.001"; empty if there is none.
  package var version: String
  /// The system package that provides it.
  package var package: String?
  /// The file of which this one is a subset; `nil` if it is complete.
  package var whole: Whole?

  /// A font file before it was subset.
  package struct Whole: Hashable, Sendable, Codable {
    package var sha256: String
    package var bytes: Int

    package init(sha256: String, bytes: Int) {
      self.sha256 = sha256
      self.bytes = bytes
    }
  }

  /// Returns the same font with its complete file.
  package func replaced(by whole: Whole) -> PinnedFont {
    PinnedFont(name: name, sha256: whole.sha256, bytes: whole.bytes, version: version, package: package)
  }

  package init(name: String, sha256: String, bytes: Int, version: String = "", package: String? = nil) {
    self.name = name
    self.sha256 = sha256
    self.bytes = bytes
    self.version = version
    self.package = package
  }

  /// The maximum size of a file: the largest fonts in existence, with all CJK characters in all weights, have 120 MB.
  package static let largestFile = 256 << 20

  /// A description of what is invalid, or `nil`: files are written by this name, so it must not lead to another folder.
  var fault: String? {
    let isPlain = name.allSatisfy { $0 != "/" && $0 != "\\" && !$0.isNewline } && !name.hasPrefix(".")
    guard isPlain, !name.isEmpty, name.utf8.count <= 200, FontCatalog.isFontFile(name) else {
      return "\"\(name)\" is not the name of a .ttf, .otf, .ttc or .otc file"
    }
    for file in [Whole(sha256: sha256, bytes: bytes), whole].compactMap(\.self) {
      guard file.sha256.utf8.count == 64, file.sha256.utf8.allSatisfy({ Self.digits.contains($0) }) else {
        return "the SHA-256 of \(name) is not 64 lowercase hexadecimal digits"
      }
      guard file.bytes > 0, file.bytes <= Self.largestFile else {
        return "\(name) has \(file.bytes) bytes; only files of 1 to \(Self.largestFile) bytes are read"
      }
    }
    return package.flatMap(FontPackage.fault(inName:))
  }

  private static let digits = Set("0123456789abcdef".utf8)
}
