import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// The Swift files in a target's folder that the manifest's list of sources leaves out.
enum UnlistedSources {
  /// Returns their paths, relative to the folder; a folder that contains nothing else stands for its files.
  static func paths(of target: PackageTarget, in folder: URL) -> [String] {
    guard target.sources != nil else { return [] }
    var excluded = target
    excluded.sources = nil
    let candidates = excluded.swiftFiles(in: folder).map { $0.standardizedFileURL.path.relative(to: folder) }
    let unlisted = Set(candidates.filter { !target.contains($0) && $0 != ManifestLines.markerFile })
    // Excluding a folder would exclude its other files, too, such as resources.
    let kept = allFiles(below: folder).filter { !unlisted.contains($0) }
    let keptFolders = Set(kept.flatMap(parents))
    return Set(unlisted.map { path in parents(of: path).first { !keptFolders.contains($0) } ?? path }).sorted()
  }

  private static func allFiles(below folder: URL) -> [String] {
    let urls = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    return (urls?.compactMap { $0 as? URL } ?? []).filter {
      (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true
    }.map { $0.standardizedFileURL.path.relative(to: folder) }
  }

  /// Returns the folders that contain a file, from the outermost to the innermost.
  private static func parents(of path: String) -> [String] {
    let parts = path.split(separator: "/")
    return parts.indices.dropFirst().map { parts[..<$0].joined(separator: "/") }
  }
}
