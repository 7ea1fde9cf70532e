import Foundation
import TouchstoneFonts
import TouchstoneSnapshots

/// Writes the files of font sets atomically.
enum FontSetWriter {
  /// Writes a `fonts.json`.
  ///
  /// - Throws: `FontSetError.notWritten`; the file is then unchanged.
  static func write(_ set: FontSet, to path: String) throws {
    try write(set.json, to: path)
  }

  /// Writes a file atomically, by renaming a staged file next to it, and creates missing folders. Staged files that killed
  /// processes left there are removed.
  ///
  /// - Throws: `FontSetError.notWritten`, also if a link is in the file's place; the file is then unchanged.
  static func write(_ data: Data, to path: String) throws {
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent()
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
}
