import Foundation
import TouchstoneSnapshots

/// Finds the goldens that no test asks for, from the log of a run in which every test came to its end.
///
/// Sources are not read: a golden may be asked for in the initialiser of a suite, in a property, or in code that a macro
/// writes. Where other files may lie, which no run asks for, only those with the name of a test that ran are goldens.
struct UnusedGoldens {
  private let package: URL
  /// The goldens that were asked for.
  private let used: Set<String>
  /// What the names of goldens of the tests begin with that have goldens in a folder.
  private var tests: [String: Set<String>] = [:]
  /// How the goldens lie that were asked for. Those of the other layout may be another machine's.
  private let layouts: Set<GoldenLayout>
  /// The folders in which tests lie, relative to the package. Other folders of `Tests` may be fixtures.
  private let testFolders: Set<String>

  init(log: RunLog, package: URL) {
    self.package = package
    let goldens = log.snapshots.compactMap { snapshot in
      snapshot.golden.map { (golden: $0.url.standardizedFileURL, test: snapshot.result.test) }
    }
    // Of a link, what it leads to is used as well.
    used = Set(goldens.flatMap { [$0.golden.path, $0.golden.resolvingSymlinksInPath().path] })
    layouts = Set(goldens.compactMap { Self.layout(of: $0.golden, in: package) })
    testFolders = Set(
      log.snapshots.flatMap { snapshot in
        ["Tests/\(snapshot.result.target)", (snapshot.result.file as NSString).deletingLastPathComponent]
      })
    for (golden, test) in goldens {
      tests[golden.deletingLastPathComponent().path, default: []].formUnion(GoldenKey.testNames(of: test))
    }
  }

  /// Those of some goldens that are unused.
  func among(_ files: [URL]) -> [URL] {
    files.filter { file in
      if used.contains(file.path) || used.contains(file.resolvingSymlinksInPath().path) { return false }
      if let layout = Self.layout(of: file, in: package) {
        return layouts.contains(layout) && (layout == .package || isBesideTests(file))
      }
      let names = tests[file.deletingLastPathComponent().path] ?? []
      return GoldenKey.isName(file.lastPathComponent, ofTestsNamed: names)
    }
  }

  private func isBesideTests(_ file: URL) -> Bool {
    let path = file.path.relative(to: package)
    return testFolders.contains { path.hasPrefix($0 + "/") }
  }

  /// The layout whose place a file has: `Snapshots/<target>/<source>/<golden>`, or `__Snapshots__/<source>/<golden>`. Nil
  /// for a file elsewhere.
  private static func layout(of file: URL, in package: URL) -> GoldenLayout? {
    let parts = file.path.relative(to: package).split(separator: "/").map(String.init)
    if parts.count == 4, parts[0] == "Snapshots" { return .package }
    if parts.count > 3, parts[parts.count - 3] == GoldenLayout.besideTests.rawValue { return .besideTests }
    return nil
  }
}
