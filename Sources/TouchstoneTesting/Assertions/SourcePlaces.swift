import Foundation
import Synchronization
import TouchstoneSnapshots

/// Remembers where source files lie in their packages: finding out takes several looks at the file system.
///
/// A class, for all assertions of a process share it.
final class SourcePlaces: Sendable {
  private let known = Mutex<[String: SourcePlace]>([:])

  func place(fileID: String, filePath: String) -> SourcePlace {
    if let place = known.withLock({ $0[filePath] }) { return place }
    let place = SourcePlace(
      fileID: fileID, filePath: filePath,
      workingFolder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
      isFile: { FileManager.default.fileExists(atPath: $0) })
    known.withLock { $0[filePath] = place }
    return place
  }
}
