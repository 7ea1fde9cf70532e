/// A package of an operating system that provides fonts.
package struct FontPackage: Hashable, Sendable, Codable {
  /// The package name, such as `fonts-inter`.
  package var name: String
  /// The exact version, such as `4.0~beta7+ds-1`.
  package var version: String
  /// The system's ID in `/etc/os-release`: `debian`, `ubuntu`.
  package var system: String
  /// The code name of the release, such as `bookworm`.
  package var release: String
  /// The licence of the fonts, as stated by the package: `OFL-1.1`.
  package var license: String?

  package init(name: String, version: String, system: String, release: String, license: String? = nil) {
    self.name = name
    self.version = version
    self.system = system
    self.release = release
    self.license = license
  }

  /// A description of what is invalid, or `nil`: the values become arguments of the package manager.
  ///
  /// - Source: Debian Policy, 5.6.1 "Source" and 5.6.12 "Version".
  var fault: String? {
    if let fault = Self.fault(inName: name) { return fault }
    guard Self.isMade(version, of: "+-.~:") else { return "\"\(version)\" is not a version of \(name)" }
    for part in [system, release] where !Self.isMade(part, of: "-.") {
      return "\"\(part)\" is not the name of a system or a release"
    }
    return nil
  }

  /// Returns a description of what is invalid in a package name, or `nil`: files are named after it.
  static func fault(inName name: String) -> String? {
    isMade(name, of: "+-.") ? nil : "\"\(name)\" is not the name of a package"
  }

  private static func isMade(_ text: String, of others: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.isPlain, text.utf8.count <= 100 else { return false }
    return text.unicodeScalars.allSatisfy { $0.isPlain || others.unicodeScalars.contains($0) }
  }
}

extension Unicode.Scalar {
  fileprivate var isPlain: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
  }
}
