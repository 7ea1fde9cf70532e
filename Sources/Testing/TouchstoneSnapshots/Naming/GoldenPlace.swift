/// Derives the place of a snapshot's golden in its package from the names of the snapshot alone.
///
/// A run's log says where a golden is, and a log may come from a stranger. What it says counts only if the names of the
/// snapshot give the same place.
package enum GoldenPlace {
  /// The golden's path, if what a result says is `Snapshots/<target>/<file>/<name>`, or `__Snapshots__/<file>/<name>`
  /// beside the source, with the names that the result has. Nil for any other place, and if the source has another name
  /// or the test does. Nil as well for a baseline of audits: it would say which issues of a view count for nothing.
  ///
  /// Whether the package has the source, in a folder of the target, is for the caller to check.
  package static func path(of result: SnapshotResult) -> ConfinedPath? {
    let names = result.id.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let source = result.file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let tests = GoldenKey.testNames(of: result.test)
    guard names.count == 2, source.last == "\(names[0]).swift", GoldenKind(pathExtension: result.format) != nil,
      tests.contains(names[1]) || GoldenKey.isName(names[1], ofTestsNamed: tests)
    else { return nil }
    let stem = names[1] + (result.counter == 1 ? ".1" : "")
    let end = result.format.isEmpty ? "" : ".\(result.format)"
    let inPackage =
      ["Snapshots", result.target, names[0], stem + GoldenKey.suffix(scale: result.actual?.scale) + end]
    let besideTests = Array(source.dropLast()) + [GoldenLayout.besideTests.rawValue, names[0], stem + end]
    for place in [inPackage, besideTests] {
      guard let path = shown(ConfinedPath(place)), path.description == result.golden else { continue }
      return GoldenKey.isAuditBaseline(path.name) ? nil : path
    }
    return nil
  }

  /// The path of a golden whose picture may be shown: in a folder that holds goldens by its name. What lies elsewhere may
  /// be any picture of the package, and a page may be given to others.
  package static func publishedPath(of result: SnapshotResult) -> ConfinedPath? {
    shownPath(of: result).flatMap { isPublished($0) ? $0 : nil }
  }

  /// Whether a golden, by its path from the package, is one that pages may have.
  static func isPublished(_ golden: String) -> Bool { shown(ConfinedPath(golden)).map(isPublished) ?? false }

  private static func isPublished(_ path: ConfinedPath) -> Bool {
    path.components.first == "Snapshots" || path.components.contains(GoldenLayout.besideTests.rawValue)
  }

  /// The path of a golden to read: somewhere in the package, with the extension of a golden. Assertions may keep theirs in
  /// folders of their own; a log is no reason to write or delete those, and pages leave them out (``publishedPath(of:)``).
  package static func shownPath(of result: SnapshotResult) -> ConfinedPath? {
    guard GoldenKind(pathExtension: result.format) != nil else { return nil }
    let path = shown(ConfinedPath(result.golden))
    return result.format.isEmpty || path?.name.hasSuffix(".\(result.format)") == true ? path : nil
  }

  /// Hidden files and folders, such as `.git`, hold no goldens.
  private static func shown(_ path: ConfinedPath?) -> ConfinedPath? {
    path.flatMap { path in path.components.contains { $0.hasPrefix(".") } ? nil : path }
  }
}
