import Foundation
import TouchstoneFonts

/// Writes files of font sets so that there is always a whole one.
enum FontSetWriter {
  /// Writes a `fonts.json`.
  ///
  /// - Throws: `FontSetError.notWritten`; the file is as it was then.
  static func write(_ set: FontSet, to path: String) throws {
    try write(set.json, to: path)
  }

  /// Writes a file, and the folders around it, in one step: beside its place first, then by renaming.
  ///
  /// - Throws: `FontSetError.notWritten`; the file is as it was then.
  static func write(_ data: Data, to path: String) throws {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw FontSetError.notWritten(path, why: error.localizedDescription)
    }
  }
}
