import Foundation
import TouchstoneSnapshots

/// Finds the goldens that no test asks for, from the log of a run.
///
/// A run rarely is all tests: a filter leaves some out, some are skipped, one fails half-way. So it is not enough that a
/// golden was not asked for. It is unused only if
/// - its test asked for others in this run, and none of its assertions failed; or
/// - its source file exists, and has no such test; or
/// - its source file is gone.
///
/// In a folder that an assertion names itself other files may lie too: only the first of these counts there.
struct UnusedGoldens {
  /// What is known of the tests whose goldens lie in a folder.
  private struct Tests {
    /// The tests that ran, as file names begin with them.
    var asked: Set<String> = []
    /// Those that failed, or left a snapshot to another shard: what they would have asked for is not known.
    var failed: Set<String> = []
    /// Whether each process that ran tests of the folder ran all of its tests.
    var isWhole = true
  }

  private let package: URL
  private var used: Set<String> = []
  private var folders: [String: Tests] = [:]

  init(log: RunLog, package: URL) {
    self.package = package
    for snapshot in log.snapshots {
      guard let golden = snapshot.golden?.url.standardizedFileURL else { continue }
      used.insert(golden.path)
      let folder = golden.deletingLastPathComponent().path
      let names = GoldenKey.testNames(of: snapshot.entry.test)
      folders[folder, default: Tests()].asked.formUnion(names)
      if [.failed, .skipped].contains(snapshot.entry.verdict) {
        folders[folder, default: Tests()].failed.formUnion(names)
      }
      if snapshot.isPartial { folders[folder, default: Tests()].isWhole = false }
    }
  }

  /// The folders of the goldens that were asked for.
  var askedFolders: [URL] {
    folders.keys.sorted().map { URL(fileURLWithPath: $0, isDirectory: true) }
  }

  /// Those of some goldens that are unused.
  func among(_ files: [URL]) -> [URL] {
    var sources: [String: [SourceTests]?] = [:]
    return files.filter { file in
      guard !used.contains(file.path) else { return false }
      let folder = file.deletingLastPathComponent()
      let name = file.lastPathComponent
      let tests = folders[folder.path]
      if let tests, GoldenKey.isName(name, ofTestsNamed: tests.asked) {
        return !GoldenKey.isName(name, ofTestsNamed: tests.failed)
      }
      if sources[folder.path] == nil { sources[folder.path] = read(folder) }
      guard let found = sources[folder.path] ?? nil else { return false }
      return found.allSatisfy { source in
        !source.mayOwn(name) && (!source.hasForeignNames || tests?.isWhole == true)
      }
    }
  }

  /// The tests of the sources whose goldens lie in a folder: none if they are gone, nil if they are not known.
  private func read(_ folder: URL) -> [SourceTests]? {
    guard let sources = conventionalSources(folder) else { return nil }
    let texts = sources.map { try? String(contentsOf: $0, encoding: .utf8) }
    return texts.contains(nil) ? nil : texts.compactMap { $0.map(SourceTests.init) }
  }

  /// The sources whose goldens lie in `Snapshots/<Target>/<File>`, or in `__Snapshots__/<File>` beside the source; nil for
  /// a folder elsewhere, or of a target that lies elsewhere.
  private func conventionalSources(_ folder: URL) -> [URL]? {
    let parts = folder.path.relative(to: package).split(separator: "/").map(String.init)
    guard let stem = parts.last, parts.count >= 2 else { return nil }
    if parts[parts.count - 2] == GoldenLayout.besideTests.rawValue {
      let source = folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
        stem + ".swift")
      return FileManager.default.fileExists(atPath: source.path) ? [source] : []
    }
    guard parts.count == 3, parts[0] == "Snapshots" else { return nil }
    let target = package.appendingPathComponent("Tests/\(parts[1])", isDirectory: true)
    guard FileManager.default.fileExists(atPath: target.path) else { return nil }
    let all = FileManager.default.enumerator(at: target, includingPropertiesForKeys: nil)
    return all?.compactMap { $0 as? URL }.filter { $0.lastPathComponent == stem + ".swift" } ?? []
  }
}
