package import Foundation

/// The file that marks a folder as created by Touchstone. No folder without it is deleted.
package enum FolderMark {
  /// The file's name.
  package static let name = "touchstone-folder.txt"
  /// The exact content of the file.
  package static let text = "Touchstone made this folder for a run of tests, and deletes it when it is old.\n"

  /// Creates a folder with the mark, and the folders that contain it. An existing folder stays unchanged, without a
  /// mark if it has none, because it may contain files of others.
  ///
  /// - Throws: ``FileFault``.
  package static func make(_ folder: URL) throws(FileFault) {
    try makeParents(of: folder)
    guard mkdir(folder.path, 0o755) == 0 else {
      if errno == EEXIST { return }
      throw .system(errno)
    }
    guard let path = ConfinedPath([name]) else { return }
    try ConfinedFolder(folder).write(Data(text.utf8), to: path)
  }

  /// Returns whether something is a folder, not a link to one, and has the mark.
  package static func isThere(_ folder: URL) -> Bool {
    guard let path = ConfinedPath([folder.lastPathComponent, name]) else { return false }
    let parent = ConfinedFolder(folder.deletingLastPathComponent())
    return (try? parent.read(path, limit: text.utf8.count)) == Data(text.utf8)
  }

  private static func makeParents(of folder: URL) throws(FileFault) {
    let parent = folder.deletingLastPathComponent()
    if mkdir(parent.path, 0o755) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, parent.path != "/" else { throw .system(errno) }
    try makeParents(of: parent)
    guard mkdir(parent.path, 0o755) == 0 || errno == EEXIST else { throw .system(errno) }
  }
}
