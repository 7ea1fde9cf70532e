package import Foundation
import TouchstoneConditions
import TouchstoneSnapshots

/// Tests of a file that conditions hide on Linux: they are not compiled, and no run counts them.
package struct HiddenTests: Hashable, Sendable {
  /// The most that is read of a file, in bytes.
  private static let longest = 1 << 24

  /// Relative to the package.
  package var file: String
  package var count: Int
  /// `#if os(iOS)`
  package var directives: [String]

  package init(file: String, count: Int, directives: [String]) {
    (self.file, self.count, self.directives) = (file, count, directives)
  }

  /// `Tests/CardTests/CardTests.swift: 14 tests are hidden by #if os(iOS)`
  package var text: String {
    "\(file): \(count == 1 ? "1 test is" : "\(count) tests are") hidden by \(directives.joined(separator: " and "))"
  }

  /// Reads a file; nil if nothing hides tests in it.
  ///
  /// - Parameter modules: Modules of Touchstone that the target depends on, such as `UIKit`.
  package init?(file: URL, package: URL, modules: Set<String>) {
    guard let data = try? RegularFile.read(file.path, limit: Self.longest), data.range(of: Data("#if".utf8)) != nil
    else { return nil }
    let parts = HiddenCode.all(in: [UInt8](data), modules: modules).filter { $0.tests > 0 }
    guard !parts.isEmpty else { return nil }
    self.init(
      file: file.standardizedFileURL.path.relative(to: package.standardizedFileURL),
      count: parts.reduce(0) { $0 + $1.tests },
      directives: parts.map(\.directive).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
  }

  /// Reads the Swift files below a folder, in the order of their paths.
  ///
  /// - Parameter isCompiled: Whether a plugin compiles a file as on one of Apple's platforms.
  package static func all(
    below folder: URL, package: URL, modules: Set<String>, isCompiled: (URL) -> Bool
  ) -> [HiddenTests] {
    swiftFiles(below: folder).filter { !isCompiled($0) }.compactMap {
      HiddenTests(file: $0, package: package, modules: modules)
    }
  }

  /// Reads the tests of a package, by what SwiftPM left of its last build. No code of the package is run.
  ///
  /// - Parameters:
  ///   - products: The folder with the programs: which of Touchstone's modules can be imported is read from it.
  ///   - scratch: The build folder, with what plugins wrote.
  package static func all(in package: URL, products: URL, scratch: URL) -> [HiddenTests] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: products.path + "/Modules")) ?? []
    let modules = Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
    // outputs/<package>/<target>/<destination>/<plugin>/<file>
    let outputs = scratch.appendingPathComponent("plugins/outputs/\(package.lastPathComponent.lowercased())")
    let written = Set(
      swiftFiles(below: outputs).map { "\($0.pathComponents.suffix(4).first ?? "")/\($0.lastPathComponent)" })
    let tests = package.appendingPathComponent("Tests")
    return all(below: tests, package: package, modules: modules) { source in
      let target = source.standardizedFileURL.path.relative(to: tests).split(separator: "/").first ?? ""
      let name = source.deletingPathExtension().lastPathComponent
      return ["asiOS", "asmacOS"].contains { written.contains("\(target)/\(name).\($0).swift") }
    }
  }

  /// The Swift files below a folder, in the order of their paths, without what is hidden or built.
  package static func swiftFiles(below folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }
}
