package import Foundation

extension GoldenManifest {
  /// The line of a golden.
  package struct Entry: Hashable, Sendable, Comparable {
    /// What the golden shows.
    package let address: ObjectAddress
    /// The size of a picture; nil for any other kind of golden.
    package let size: PictureSize?
    /// The name of the golden's file without scale and extension.
    package let name: String

    /// Creates the entry of a golden from the name of its file and its bytes; nil if its kind of file has no address, such as one
    /// without extension, or the bytes are no such file.
    package init?(fileName: String, data: Data) {
      guard let parts = Self.parts(of: fileName),
        let address = ObjectAddress(of: data, pathExtension: parts.pathExtension)
      else { return nil }
      self.init(fileName: fileName, address: address, size: Self.size(of: data, address.kind))
    }

    /// Creates the entry of a golden with known contents.
    ///
    /// - Parameter size: The size of a picture. Its scale is the one that the name of the file has.
    package init?(fileName: String, address: ObjectAddress, size: (width: Int, height: Int)?) {
      guard let parts = Self.parts(of: fileName), parts.pathExtension == address.pathExtension,
        (size != nil) == address.kind.hasSize
      else { return nil }
      self.address = address
      self.size = size.map { PictureSize(width: $0.width, height: $0.height, scale: parts.scale) }
      name = parts.name
      guard self.fileName == fileName, !name.isEmpty, Self.isName(fileName) else { return nil }
    }

    /// Reads ``line``; nil if it is anything else.
    package init?(line: Substring) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4, let address = ObjectAddress(digest: fields[0], pathExtension: fields[2]) else {
        return nil
      }
      let size = fields[1] == "-" ? nil : Self.size(fields[1])
      guard (size != nil) == address.kind.hasSize else { return nil }
      let fileName = "\(fields[3])\(GoldenKey.suffix(scale: size?.scale)).\(fields[2])"
      self.init(fileName: fileName, address: address, size: size.map { ($0.width, $0.height) })
      // One spelling of each line, so that equal goldens are equal lines.
      guard self.line == line else { return nil }
    }

    /// The line, without its end.
    package var line: String {
      let size = size.map { "\($0.width)x\($0.height)\(GoldenKey.suffix(scale: $0.scale))" }
      return "\(address.digest)\t\(size ?? "-")\t\(address.pathExtension)\t\(name)"
    }

    /// The name of the golden's file: `testCard.dark@2x.png`.
    package var fileName: String { "\(name)\(GoldenKey.suffix(scale: size?.scale)).\(address.pathExtension)" }

    package static func < (a: Self, b: Self) -> Bool { (a.name, a.fileName) < (b.name, b.fileName) }
  }
}

extension GoldenManifest.Entry {
  /// Whether a golden with a name can be an entry. Baselines of audits are no goldens.
  static func canHave(_ fileName: String) -> Bool {
    guard let parts = parts(of: fileName), GoldenKind(pathExtension: parts.pathExtension) != nil else { return false }
    return !parts.name.isEmpty && isName(fileName) && !GoldenKey.isAuditBaseline(fileName)
  }

  /// The parts of a file's name. The last part of an extension such as `tree.txt` alone is the extension here.
  private static func parts(of fileName: String) -> (name: String, scale: Double, pathExtension: String)? {
    guard let dot = fileName.lastIndex(of: "."), dot != fileName.startIndex else { return nil }
    let pathExtension = String(fileName[fileName.index(after: dot)...])
    let rest = String(fileName[..<dot])
    guard let kind = GoldenKind(pathExtension: pathExtension), kind.hasSize, rest.hasSuffix("x"),
      let at = rest.lastIndex(of: "@"),
      let scale = Double(rest[rest.index(after: at)...].dropLast()), scale > 0, scale != 1,
      "\(rest[..<at])\(GoldenKey.suffix(scale: scale))" == rest
    else { return (rest, 1, pathExtension) }
    return (String(rest[..<at]), scale, pathExtension)
  }

  private static func isName(_ fileName: String) -> Bool {
    ConfinedPath([fileName]) != nil && !fileName.hasPrefix(".") && !fileName.contains("/")
  }

  /// Reads `780x400@2x`.
  private static func size(_ text: String) -> PictureSize? {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let lengths = parts[0].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard lengths.count == 2, lengths.allSatisfy({ (1...1_000_000).contains($0) }) else { return nil }
    let scale = parts.count == 1 ? 1 : parts[1].hasSuffix("x") ? Double(parts[1].dropLast()) ?? 0 : 0
    guard scale > 0, scale.isFinite else { return nil }
    return PictureSize(width: lengths[0], height: lengths[1], scale: scale)
  }

  /// The size that the header of a PNG file names.
  ///
  /// - Source: PNG specification, third edition, 5.2 and 11.2.1.
  static func size(of data: Data, _ kind: GoldenKind) -> (width: Int, height: Int)? {
    guard kind.hasSize, data.count >= 24 else { return nil }
    let bytes = [UInt8](data.prefix(24))
    func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }
}

extension GoldenKind {
  /// Whether manifests say the size: of goldens whose files' names say the scale.
  var hasSize: Bool { self == .png || self == .apng }
}
