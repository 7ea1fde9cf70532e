import Foundation
import TouchstoneSnapshots

/// A folder for files on their way to or from a store, which is deleted with this value.
///
/// A class, for it owns the folder. What a killed process left is deleted by the next one.
final class StagingFolder {
  /// Where a package has such folders, and files that commands write before they rename them: no one commits what a killed
  /// process leaves there.
  static let parent = ".build/touchstone/staging"

  let url: URL
  private static let prefix = "store-"

  init(package: URL) throws(StoreError) {
    let parent = package.appendingPathComponent(Self.parent, isDirectory: true)
    try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    Self.sweep(parent)
    do throws(FileFault) {
      url = try PrivateFolder.makeUnique(named: "\(Self.prefix)\(getpid())", in: parent)
    } catch {
      throw .file(parent.path, why: error.reason)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Deletes the folders of processes that are gone.
  private static func sweep(_ parent: URL) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? [] where name.hasPrefix(prefix) {
      guard let process = name.dropFirst(prefix.count).split(separator: "-").first.flatMap({ pid_t($0) }),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(at: parent.appendingPathComponent(name))
    }
  }

  /// Writes a file of the store.
  func write(_ data: Data, to path: ConfinedPath) throws(StoreError) {
    let file = ConfinedFolder(url).url(of: path)
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    do throws(FileFault) {
      try RegularFile.create(file.path, data)
    } catch {
      throw .file(file.path, why: error.reason)
    }
  }

  /// Returns the bytes of a file that a driver has fetched; nil if it has not, or they are too many.
  func read(_ path: ConfinedPath, limit: Int = RegularFile.limit) -> Data? {
    try? ConfinedFolder(url).read(path, limit: limit)
  }

  /// Deletes the files of the store.
  func clear() { try? FileManager.default.removeItem(at: url.appendingPathComponent("v1")) }
}
