import Foundation
import TouchstoneSnapshots

/// The manifests of a copy of a package at an earlier commit, and of the packages in the same repository that it depends on.
///
/// The copy lies elsewhere than the package, so relative paths that lead out of the copied repository have to be changed. Those
/// that stay in it lead to what the commit has there.
struct RevisionManifests {
  /// The root of the copy, and the package in it.
  let root: URL
  let package: URL
  /// The root of the repository that was copied.
  let repository: URL
  /// Whether a Touchstone in the copy draws. If not, today's does.
  var hasOwnTouchstone = false

  /// A manifest that was changed, with the times by which SwiftPM's records go.
  struct Kept {
    var file: URL
    var data: Data
    var times: [timespec]
  }

  /// Returns all manifests as they are.
  func kept() -> [Kept] {
    files().compactMap { file in
      guard let data = try? Data(contentsOf: file), let times = FileStamp.times(of: file.path) else { return nil }
      return Kept(file: file, data: data, times: times)
    }
  }

  /// Gives manifests that are what they were the times that they had.
  func restoreTimes(of kept: [Kept]) {
    for one in kept where (try? Data(contentsOf: one.file)) == one.data {
      FileStamp.set(one.times, of: one.file.path)
    }
  }

  /// The manifests of the package, also those for versions of Swift, and of the packages in the copy that these name.
  private func files() -> [URL] {
    var (files, seen, open) = ([URL](), Set<String>(), [package])
    while let folder = open.popLast() {
      guard seen.insert(folder.path).inserted else { continue }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.filter({ $0.hasPrefix("Package") && $0.hasSuffix(".swift") }).sorted() {
        let file = folder.appendingPathComponent(name)
        files.append(file)
        open += references(in: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
          .map { place($0, from: folder) }.filter(isInCopy)
      }
    }
    return files
  }

  /// The relative paths in a manifest that lead out of its folder.
  private func references(in text: String) -> [String] {
    text.matches(of: Self.pattern).map { String($0.2) }
  }

  // Format: .package(path: "../Kit")
  private static var pattern: Regex<(Substring, Substring, Substring, Substring)> {
    /(path:\s*")(\.{1,2}\/[^"\\]*|\.\.)(")/
  }

  private func place(_ path: String, from folder: URL) -> URL {
    URL(fileURLWithPath: path, isDirectory: true, relativeTo: folder).standardizedFileURL
  }

  /// Whether a folder is a package of the copy, and not a Touchstone that does not draw.
  private func isInCopy(_ folder: URL) -> Bool {
    guard folder.path == root.path || folder.path.hasPrefix(root.path + "/") else { return false }
    // What the commit has there counts, and nothing else: a submodule that is missing must not be the checkout's.
    if hasOwnTouchstone { return true }
    // A submodule is an empty folder.
    return FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
      && !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Plugins/RecordSnapshots").path)
  }

  /// Makes paths that lead out of the copy those that the package itself means.
  ///
  /// - Throws: ``Fault`` if a manifest is not UTF-8, or why one cannot be written.
  func point() throws {
    for file in files() {
      let folder = file.deletingLastPathComponent()
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw Fault(file: file) }
      // Where the manifest lies in the repository.
      let original =
        folder.path == root.path
        ? repository : repository.appendingPathComponent(folder.path.relative(to: root), isDirectory: true)
      let new = text.replacing(Self.pattern) { match -> String in
        let path = String(match.2)
        let target = place(path, from: folder)
        // What is in the package itself is a folder of sources, too.
        if target.path.hasPrefix(folder.path + "/") || isInCopy(target) { return String(match.0) }
        return "\(match.1)\(place(path, from: original).path)\(match.3)"
      }
      if new != text { try Data(new.utf8).write(to: file, options: .atomic) }
    }
  }

  /// A manifest that is not UTF-8.
  struct Fault: Error, LocalizedError {
    var file: URL

    var errorDescription: String? { "its \(file.lastPathComponent) is not UTF-8" }
  }
}
