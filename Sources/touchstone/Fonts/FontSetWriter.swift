import Foundation
import TouchstoneFonts

/// Writes the files of font sets atomically.
enum FontSetWriter {
  /// Writes a `fonts.json`.
  ///
  /// - Throws: `FontSetError.notWritten`; the file is then unchanged.
  static func write(_ set: FontSet, to path: String) throws {
    try write(set.json, to: path)
  }

  /// Writes a file atomically, by renaming a temporary file next to it, and creates missing folders.
  ///
  /// - Throws: `FontSetError.notWritten`; the file is then unchanged.
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
