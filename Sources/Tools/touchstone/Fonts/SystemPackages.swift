import Foundation
import TouchstoneFonts

/// The Debian or Ubuntu packages that installed the given files; empty on systems without dpkg.
struct SystemPackages {
  private var names: [String: String] = [:]
  private var packages: [String: FontPackage] = [:]

  /// Queries dpkg about files.
  init(files: [String]) {
    guard !files.isEmpty, ExternalProgram.exists("dpkg-query") else { return }
    let release = SystemRelease()
    // Output: `fonts-inter: /usr/share/fonts/opentype/inter/Inter-Bold.otf`. Files without a package go to standard
    // error.
    let owners = ExternalProgram.run(["dpkg-query", "--search"] + files)?.output ?? ""
    for line in owners.split(separator: "\n") {
      guard let colon = line.range(of: ": ") else { continue }
      let name = line[..<colon.lowerBound].split(separator: ":").first.map(String.init) ?? ""
      names[String(line[colon.upperBound...])] = name
    }
    let wanted = Set(names.values).sorted()
    guard !wanted.isEmpty else { return }
    let form = "--showformat=${Package} ${Version}\\n"
    let versions = ExternalProgram.run(["dpkg-query", "--show", form] + wanted)?.output ?? ""
    for line in versions.split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      guard parts.count == 2 else { continue }
      packages[parts[0]] = FontPackage(
        name: parts[0], version: parts[1], system: release.system, release: release.codename,
        license: Self.copyright(of: parts[0]).flatMap(Self.license))
    }
  }

  /// Returns the package that installed a file.
  func package(of path: String) -> FontPackage? {
    names[path].flatMap { packages[$0] }
  }

  /// Returns a package's copyright file.
  static func copyright(of package: String, root: String = "") -> Data? {
    FileManager.default.contents(atPath: "\(root)/usr/share/doc/\(package)/copyright")
  }

  /// Returns the licence that applies to all files, or else the first one in the copyright file.
  ///
  /// - Source: "Machine-readable debian/copyright file", Debian Policy's copyright-format 1.0.
  static func license(of copyright: Data) -> String? {
    let text = String(decoding: copyright, as: UTF8.self)
    let stanzas = text.components(separatedBy: "\n\n")
    let all = stanzas.first { $0.contains(/(?m)^Files:[ \t]*\*[ \t]*$/) }
    let line = all?.firstMatch(of: /(?m)^License:[ \t]*(.+)$/) ?? text.firstMatch(of: /(?m)^License:[ \t]*(.+)$/)
    return line.map { $0.1.trimmingCharacters(in: .whitespaces) }
  }
}
