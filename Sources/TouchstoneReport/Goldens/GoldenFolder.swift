package import Foundation
package import TouchstoneSnapshots

/// The goldens of a package, as files.
package struct GoldenFolder: Hashable, Sendable {
  /// The package's folder.
  package let package: URL
  /// The goldens, sorted by path.
  package let files: [URL]

  /// Lists the files of `Snapshots/`, and of the folders `__Snapshots__` beside tests, without hidden files and Markdown.
  package init(package: URL) {
    self.package = package
    let beside = GoldenLayout.besideTests.rawValue
    files =
      Self.files(in: package.appendingPathComponent("Snapshots", isDirectory: true))
      + Self.files(in: package.appendingPathComponent("Tests", isDirectory: true))
      .filter { $0.pathComponents.contains(beside) }
  }

  /// Goldens that no test asks for, as far as a run shows it.
  ///
  /// A run of a part of the tests accuses none of the others' goldens, and neither do tests that were skipped or failed.
  /// A run in which a process did not end, or whose log is damaged, accuses none at all.
  package func unused(in log: RunLog) -> [URL] {
    guard log.unfinished.isEmpty, log.damage.isEmpty, !log.snapshots.isEmpty else { return [] }
    let unused = UnusedGoldens(log: log, package: package)
    // Assertions may keep their goldens in folders of their own.
    let known = Set(files.map { $0.deletingLastPathComponent().path })
    let others = unused.askedFolders.filter { !known.contains($0.standardizedFileURL.path) }
      .flatMap { Self.files(in: $0, options: .skipsSubdirectoryDescendants) }
    return unused.among(files + others)
  }

  private static func files(in folder: URL, options: FileManager.DirectoryEnumerationOptions = []) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: options.union(.skipsHiddenFiles))
    return (found?.compactMap { $0 as? URL } ?? [])
      .filter { !["md", "swift"].contains($0.pathExtension) && isFile($0) }
      .map(\.standardizedFileURL)
      .sorted { $0.path < $1.path }
  }

  private static func isFile(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
  }
}
