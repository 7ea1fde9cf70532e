import Foundation
import TouchstoneSnapshots

/// Finds the goldens that no test uses, from the log of a run in which every test finished.
///
/// Sources are not read, because the initialiser of a suite, a property or the expansion of a macro may use a golden.
/// In folders that may hold other files, only those named for a test that ran count as goldens.
struct UnusedGoldens {
  private let package: URL
  /// The goldens that a test used.
  private let used: Set<String>
  /// The prefixes of the names of the tests' goldens, by the path of the folder that the goldens are in.
  private var tests: [String: Set<String>] = [:]
  /// The layouts of the goldens that a test used. Goldens in the other layout may belong to another machine.
  private let layouts: Set<GoldenLayout>
  /// The folders of the goldens of tests that ran: `Snapshots/<target>`, and the folders of the tests' files. Other
  /// folders may hold fixtures, and goldens of targets that are not built on this system.
  private let homes: Set<String>

  init(log: RunLog, package: URL) {
    self.package = package
    let goldens = log.snapshots.compactMap { snapshot in
      snapshot.goldenPlace.map { (golden: $0.url.standardizedFileURL, test: snapshot.result.test) }
    }
    // If the golden is a symbolic link, its destination is used too.
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

  /// Returns the folders of goldens that may or may not be used, because no test that ran has its goldens there.
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

  /// The layout that the path of a file fits: `Snapshots/<target>/<source>/<golden>`, or
  /// `__Snapshots__/<source>/<golden>`. Nil for a file elsewhere.
  private static func layout(of file: URL, in package: URL) -> GoldenLayout? {
    let parts = file.path.relative(to: package).split(separator: "/").map(String.init)
    if parts.count == 4, parts[0] == "Snapshots" { return .package }
    if parts.count > 3, parts[parts.count - 3] == GoldenLayout.besideTests.rawValue { return .besideTests }
    return nil
  }
}
