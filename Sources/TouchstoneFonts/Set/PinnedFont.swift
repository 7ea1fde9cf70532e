/// A font file by content.
package struct PinnedFont: Hashable, Sendable, Codable {
  /// The file's name without folders, by which text asks for it.
  package var name: String
  /// The SHA-256 of the file, in 64 hexadecimal digits.
  package var sha256: String
  /// The size of the file.
  package var bytes: Int
  /// What the font calls its version, such as "Version 4.001"; empty where it does not say.
  package var version: String
  /// The package of the system that it comes from.
  package var package: String?
  /// The file that this one was cut from; `nil` where it is whole.
  package var whole: Whole?

  /// A font file before it was cut down to some characters.
  package struct Whole: Hashable, Sendable, Codable {
    package var sha256: String
    package var bytes: Int

    package init(sha256: String, bytes: Int) {
      self.sha256 = sha256
      self.bytes = bytes
    }
  }

  /// The same font in another file.
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

  /// The largest file that is read: the largest fonts there are, all of CJK in all weights, have 120 MB.
  package static let largestFile = 256 << 20

  /// What is wrong with it, or `nil`: a name must not lead to another folder, for files are written by it.
  var fault: String? {
    let isPlain = name.allSatisfy { $0 != "/" && $0 != "\\" && !$0.isNewline } && !name.hasPrefix(".")
    guard isPlain, !name.isEmpty, name.utf8.count <= 200, FontCatalog.isFontFile(name) else {
      return "\"\(name)\" is not the name of a .ttf, .otf, .ttc or .otc file"
    }
    for file in [Whole(sha256: sha256, bytes: bytes), whole].compactMap(\.self) {
      guard file.sha256.utf8.count == 64, file.sha256.utf8.allSatisfy({ Self.digits.contains($0) }) else {
        return "the SHA-256 of \(name) is not 64 small hexadecimal digits"
      }
      guard file.bytes > 0, file.bytes <= Self.largestFile else {
        return "\(name) has \(file.bytes) bytes, and files of 1 to \(Self.largestFile) are read"
      }
    }
    return package.flatMap(FontPackage.fault(inName:))
  }

  private static let digits = Set("0123456789abcdef".utf8)
}
