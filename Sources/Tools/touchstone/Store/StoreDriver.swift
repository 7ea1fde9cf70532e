import Foundation
import TouchstoneSnapshots

/// A file of a store.
struct StoredFile: Hashable {
  let path: ConfinedPath
  /// In bytes.
  let size: Int
  /// When the store got it, by the clock of the store.
  let modified: Date
}

/// How files get to a store and back.
///
/// A driver knows nothing of what the files mean. It never has to replace a part of a file, to lock, or to move anything, so a
/// folder, a bucket and a server of files will all do.
protocol StoreDriver: Sendable {
  /// The address, for messages.
  var address: String { get }

  /// Returns those of some files that are there.
  func found(_ paths: [ConfinedPath]) throws(StoreError) -> [ConfinedPath: StoredFile]

  /// Returns all files below a folder; none if there is no such folder.
  func files(below folder: ConfinedPath) throws(StoreError) -> [StoredFile]

  /// Copies files to the store, under the paths that they have below a folder.
  ///
  /// Each is there as a whole or not at all, as far as the store can do that.
  ///
  /// - Parameter replacing: Whether files that are there already are written again. Otherwise they stay as they are.
  func send(_ paths: [ConfinedPath], from folder: URL, replacing: Bool) throws(StoreError)

  /// Copies files from the store to a folder, under their paths. Those that are not there, or larger than
  /// ``TouchstoneSnapshots/RegularFile/limit``, are left out.
  func fetch(_ paths: [ConfinedPath], to folder: URL) throws(StoreError)

  /// Deletes files. That one is not there is no error.
  func delete(_ paths: [ConfinedPath]) throws(StoreError)
}

extension StoreDriver {
  /// Deletes files, except for those that were written since they were listed.
  ///
  /// - Returns: The number of files that were deleted.
  func delete(unlessWrittenSince files: [StoredFile]) throws(StoreError) -> Int {
    var count = 0
    // Few at a time, so that no more than seconds lie between the look and the deletion.
    for batch in files.batches(of: 500) {
      let now = try found(batch.map(\.path))
      let gone = batch.filter { file in now[file.path].map { $0.modified <= file.modified } ?? false }.map(\.path)
      if !gone.isEmpty { try delete(gone) }
      count += gone.count
    }
    return count
  }
}
