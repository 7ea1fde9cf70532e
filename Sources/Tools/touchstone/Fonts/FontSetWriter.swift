import Foundation
import TouchstoneFonts
import TouchstoneSnapshots

/// Writes the files of font sets atomically.
enum FontSetWriter {
  /// Writes a `fonts.json`.
  ///
  /// - Throws: `FontSetError.notWritten`; the file is then unchanged.
  static func write(_ set: FontSet, to path: String, within package: URL) throws {
    try write(set.json, to: path, within: package)
  }

  /// Writes a file atomically, by renaming a staged file next to it, and creates missing folders. Staged files that killed
  /// processes left there are removed.
  ///
  /// - Parameter package: The package that the file belongs to: nothing is written outside of it or in a hidden folder,
  ///   wherever links lead. `nil` for the user's own folders.
  /// - Throws: `FontSetError.notWritten`, also if a link is in the file's place; the file is then unchanged.
  static func write(_ data: Data, to path: String, within package: URL?) throws {
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent()
    if let package { try requireWritable("\(RootFolder.target(of: folder.path))/\(file.lastPathComponent)", package) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw FontSetError.notWritten(path, why: error.localizedDescription)
    }
    GoldenStore.sweep(folder)
    guard let name = ConfinedPath([file.lastPathComponent]) else {
      throw FontSetError.notWritten(path, why: FileFault.system(EINVAL).reason)
    }
    do throws(FileFault) {
      try ConfinedFolder(folder).write(data, to: name)
    } catch {
      throw FontSetError.notWritten(path, why: error.reason + (error == .link ? ". Delete it first" : ""))
    }
  }

  /// Makes sure that a path without links is one of the package's, whose files a pull request chooses.
  private static func requireWritable(_ target: String, _ package: URL) throws {
    let root = RootFolder(package)
    if root.allowsWriting(target) { return }
    let why =
      root.contains(target)
      ? "it is in a hidden folder of the package"
      : "it is outside of the package \(package.path). Run the command in the package that it belongs to"
    throw FontSetError.notWritten(target, why: why)
  }
}
