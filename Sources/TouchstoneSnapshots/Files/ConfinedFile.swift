package import Foundation

/// A file below a folder, opened without following links: see ``ConfinedFolder``.
package struct ConfinedFile: Hashable, Sendable {
  package let folder: ConfinedFolder
  package let path: ConfinedPath

  package init(_ path: ConfinedPath, in folder: ConfinedFolder) {
    self.path = path
    self.folder = folder
  }

  /// Its place, for words and for programs that open it themselves.
  package var url: URL { folder.url(of: path) }
  /// Its size in bytes; nil if there is no file that could be read.
  package var size: Int? { folder.size(of: path) }

  /// All bytes.
  ///
  /// - Throws: ``FileFault``.
  package func read(limit: Int = RegularFile.limit) throws(FileFault) -> Data {
    try folder.read(path, limit: limit)
  }

  /// The first bytes, however long it is.
  package func read(prefix: Int) throws(FileFault) -> Data {
    try folder.read(path, prefix: prefix)
  }
}
