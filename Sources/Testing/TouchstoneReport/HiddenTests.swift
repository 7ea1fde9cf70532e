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

  /// Reads files, in their order.
  package static func all(in files: [URL], package: URL, modules: Set<String>) -> [HiddenTests] {
    files.compactMap { HiddenTests(file: $0, package: package, modules: modules) }
  }

  /// Reads the tests of a package, according to what SwiftPM noted in its last build. No code of the package is run.
  /// Before the first build, the files below `Tests` are read.
  ///
  /// A file that a plugin compiles as on one of Apple's platforms is not in SwiftPM's lists: the plugin's output is.
  ///
  /// - Parameter products: The folder with the programs. It shows which files belong to tests, and which of Touchstone's
  ///   modules can be imported.
  package static func all(in package: URL, products: URL) -> [HiddenTests] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: products.path + "/Modules")) ?? []
    let modules = Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
    guard let build = BuildDescription(products: products) else {
      return all(in: unbuiltTests(of: package), package: package, modules: modules)
    }
    // SwiftPM notes paths without links.
    let package = package.resolvingSymlinksInPath()
    let sources = build.testSources.filter { path in
      path.hasPrefix(package.path + "/") && !path.contains("/plugins/outputs/")
    }
    return all(in: sources.sorted().map { URL(fileURLWithPath: $0) }, package: package, modules: modules)
  }

  /// The files below `Tests`, except in targets with the marker file that `migrate` gives a plugin's target.
  private static func unbuiltTests(of package: URL) -> [URL] {
    let files = swiftFiles(below: package.appendingPathComponent("Tests"))
    let compiled = files.filter { $0.lastPathComponent == "AsApple.swift" }.map { $0.deletingLastPathComponent().path }
    return files.filter { file in !compiled.contains { file.path.hasPrefix($0 + "/") } }
  }

  /// The Swift files below a folder, in the order of their paths, without what is hidden or built.
  package static func swiftFiles(below folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }
}
