package import Foundation
package import TouchstoneSnapshots

/// The goldens of a package, as files.
package struct GoldenFolder: Hashable, Sendable {
  /// The package's folder.
  package let package: URL
  /// The goldens, sorted by path.
  package let files: [URL]

  /// Lists the files of `Snapshots/`, without hidden files and Markdown.
  package init(package: URL) {
    self.package = package
    let folder = package.appendingPathComponent("Snapshots", isDirectory: true)
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    files = (found?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension != "md" && Self.isFile($0) }
      .map(\.standardizedFileURL)
      .sorted { $0.path < $1.path }
  }

  /// Goldens that no assertion of a run asked for.
  ///
  /// Only a golden whose test file ran, or is gone, can be unused: a run of a part of the tests accuses no golden of the
  /// other files. A run in which a process did not end, or whose log is damaged, accuses none.
  ///
  /// - Parameter log: a run of whole test files; a filter that leaves out single tests would accuse their goldens.
  package func unused(in log: RunLog) -> [URL] {
    guard log.unfinished.isEmpty, log.damage.isEmpty, !log.snapshots.isEmpty else { return [] }
    let used = Set(log.snapshots.map { $0.goldenURL.standardizedFileURL.path })
    let folders = Set(log.snapshots.map { $0.goldenURL.standardizedFileURL.deletingLastPathComponent().path })
    return files.filter { file in
      let folder = file.deletingLastPathComponent()
      return !used.contains(file.path) && (folders.contains(folder.path) || isTestFileGone(folder))
    }
  }

  /// Whether `Tests/<Target>/…/<File>.swift` of the folder `Snapshots/<Target>/<File>` no longer exists.
  private func isTestFileGone(_ folder: URL) -> Bool {
    let parts = folder.standardizedFileURL.path.relative(to: package).split(separator: "/").map(String.init)
    guard parts.count == 3, parts[0] == "Snapshots" else { return false }
    let tests = package.appendingPathComponent("Tests/\(parts[1])", isDirectory: true)
    let sources = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    // A target that lies elsewhere is no evidence.
    guard let sources, FileManager.default.fileExists(atPath: tests.path) else { return false }
    return !sources.contains { ($0 as? URL)?.lastPathComponent == parts[2] + ".swift" }
  }

  private static func isFile(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
  }
}
