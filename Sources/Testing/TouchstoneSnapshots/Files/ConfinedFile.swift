package import Foundation

/// A file below a folder, opened without following links: see ``ConfinedFolder``.
package struct ConfinedFile: Hashable, Sendable {
  package let folder: ConfinedFolder
  package let path: ConfinedPath

  package init(_ path: ConfinedPath, in folder: ConfinedFolder) {
    self.path = path
    self.folder = folder
  }

  /// The file's URL, for messages and for programs that open the file themselves.
  package var url: URL { folder.url(of: path) }
  /// The size in bytes; `nil` if there is no readable file.
  package var size: Int? { folder.size(of: path) }

  /// Returns all bytes of the file.
  ///
  /// - Throws: ``FileFault``.
  package func read(limit: Int = RegularFile.limit) throws(FileFault) -> Data {
    try folder.read(path, limit: limit)
  }

  /// Returns the first bytes of the file, whatever its size.
  package func read(prefix: Int) throws(FileFault) -> Data {
    try folder.read(path, prefix: prefix)
  }
}
