import Foundation
import Synchronization
import TouchstoneSnapshots

/// A cache of the locations of source files in their packages: finding them takes several file system accesses.
///
/// It is a class because all assertions of a process share it.
final class SourcePlaces: Sendable {
  private let known = Mutex<[String: SourcePlace]>([:])

  func place(fileID: String, filePath: String) -> SourcePlace {
    let key = "\(fileID)\n\(filePath)"
    if let place = known.withLock({ $0[key] }) { return place }
    let place = SourcePlace(
      fileID: fileID, filePath: filePath,
      workingFolder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
      find: Self.find)
    known.withLock { $0[key] = place }
    return place
  }

  /// Looks for a file below a folder.
  private static func find(_ name: String, below folder: URL) -> String? {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.lastPathComponent == name }
    return found?.map(\.standardizedFileURL.path).min()
  }
}
