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
  /// The prefixes of the names of the tests' goldens, by the path of the folder that the goldens are in.
  private var tests: [String: Set<String>] = [:]
  /// The layouts of the goldens that were asked for. Goldens of the other layout may be another machine's.
  private let layouts: Set<GoldenLayout>
  /// The folders of the goldens of tests that ran: `Snapshots/<target>`, and the folders of the tests' files. In other
  /// folders, there may be goldens of targets that this system does not have, and fixtures.
  private let homes: Set<String>

  init(log: RunLog, package: URL) {
    self.package = package
    let goldens = log.snapshots.compactMap { snapshot in
      snapshot.golden.map { (golden: $0.url.standardizedFileURL, test: snapshot.result.test) }
    }
    // Of a link, what it leads to is used as well.
    used = Set(goldens.flatMap { [$0.golden.path, $0.golden.resolvingSymlinksInPath().path] })
    layouts = Set(goldens.compactMap { Self.layout(of: $0.golden, in: package) })
    homes = Set(
      log.snapshots.flatMap { snapshot in
        ["Snapshots/\(snapshot.result.target)", (snapshot.result.file as NSString).deletingLastPathComponent]
      })
    for (golden, test) in goldens {
      tests[golden.deletingLastPathComponent().path, default: []].formUnion(GoldenKey.testNames(of: test))
    }
  }

  /// Returns the files that are unused goldens.
  func among(_ files: [URL]) -> [URL] {
    files.filter { file in
      if isUsed(file) { return false }
      if let layout = Self.layout(of: file, in: package) {
        return layouts.contains(layout) && homes.contains(home(of: file, layout))
      }
      let names = tests[file.deletingLastPathComponent().path] ?? []
      return GoldenKey.isName(file.lastPathComponent, ofTestsNamed: names)
    }
  }

  /// The folders of those of some goldens of which nothing is known: no test that ran has its goldens there.
  func unknownHomes(among files: [URL]) -> [String] {
    let homes = files.compactMap { file -> String? in
      guard let layout = Self.layout(of: file, in: package), layouts.contains(layout), !isUsed(file) else { return nil }
      let home = home(of: file, layout)
      return self.homes.contains(home) ? nil : home
    }
    return Set(homes).sorted()
  }

  private func isUsed(_ file: URL) -> Bool {
    used.contains(file.path) || used.contains(file.resolvingSymlinksInPath().path)
  }

  /// Returns the folder in which a golden's target has its goldens, or in which its test lies.
  private func home(of file: URL, _ layout: GoldenLayout) -> String {
    let parts = file.path.relative(to: package).split(separator: "/")
    return parts.prefix(layout == .package ? 2 : parts.count - 3).joined(separator: "/")
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
