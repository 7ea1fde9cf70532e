import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// The picture of a snapshot in a folder of pictures, by the snapshot's name: `CardTests/dark`.
enum SnapshotFile {
  /// Returns the paths of the pictures that have a name, relative to the folder, in order. The name may begin with its target.
  static func paths(of name: String, in folder: URL) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { path in
      self.name(of: path).map { name == $0 || name == "\(path.prefix { $0 != "/" })/\($0)" } ?? false
    }.sorted()
  }

  /// Returns the name of the snapshot that a picture at `<target>/<suite>/<file>` belongs to; nil for any other path.
  static func name(of path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count == 3, let end = parts[2].lastIndex(of: ".") else { return nil }
    // `dark.1@2x.png`: neither scale nor the first number are part of the name.
    let stem = String(parts[2][..<end]).replacing(/@[0-9.]+x$/, with: "")
    return "\(parts[1])/\(stem.hasSuffix(".1") ? String(stem.dropLast(2)) : stem)"
  }
}
