import Foundation
import TouchstoneConditions
import TouchstoneReport
import TouchstoneSnapshots
import TouchstoneSyntax

/// Tests in a package's folder that belong to none of its targets: a project of Xcode runs them.
enum OutsideTests {
  /// Returns the numbers of tests in each folder with such files, by the path relative to the package.
  static func counts(in package: URL, of manifest: PackageManifest) -> [(folder: String, tests: Int)] {
    let folders = manifest.targets.compactMap { $0.folder(in: package, of: manifest)?.path }
    var counts: [String: Int] = [:]
    for file in HiddenTests.swiftFiles(below: package) {
      let path = file.standardizedFileURL.path
      guard !folders.contains(where: { path.hasPrefix($0 + "/") }), let data = try? RegularFile.read(path),
        [Data("import XCTest".utf8), Data("import Testing".utf8)].contains(where: { data.range(of: $0) != nil }),
        data.range(of: Data("XCUIApplication".utf8)) == nil
      else { continue }
      let folder = file.deletingLastPathComponent().standardizedFileURL
      guard !isOfAnotherPackage(folder, below: package) else { continue }
      let tests = TestCount.tests(in: SourceMask([UInt8](data)).code[...])
      if tests > 0 { counts[folder.path.relative(to: package), default: 0] += tests }
    }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func isOfAnotherPackage(_ folder: URL, below package: URL) -> Bool {
    var folder = folder
    while folder.path.count > package.standardizedFileURL.path.count {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return true }
      folder.deleteLastPathComponent()
    }
    return false
  }

  /// What is said about the tests; `nil` if there are none.
  static func text(_ counts: [(folder: String, tests: Int)]) -> String? {
    guard let first = counts.first else { return nil }
    let tests = counts.reduce(0) { $0 + $1.tests }
    let name = first.folder.split(separator: "/").last.map(String.init) ?? "Tests"
    return
      "\(tests == 1 ? "1 test is" : "\(tests) tests are") in no target, so swift test leaves \(tests == 1 ? "it" : "them") out: "
      + counts.map(\.folder).prefix(3).joined(separator: ", ")
      + (counts.count > 3 ? " and \(counts.count - 3) more" : "")
      + ". If they belong to a project of Xcode, add a target for them:"
      + " .testTarget(name: \(name.quoted), dependencies: […], path: \(first.folder.quoted))"
  }
}
