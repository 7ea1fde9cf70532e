import Foundation

/// The sources of a package as they are at a moment: whether they have changed since is all that can be asked.
struct SourceState: Equatable {
  private struct Stamp: Hashable {
    var path: String
    var date: Date?
    var size: Int?
  }

  private let stamps: Set<Stamp>

  /// Reads the folder's files, without hidden ones and goldens.
  init(of package: URL) {
    let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey, .isDirectoryKey]
    let files = FileManager.default.enumerator(
      at: package, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    var stamps = Set<Stamp>()
    while let file = files?.nextObject() as? URL {
      let values = try? file.resourceValues(forKeys: Set(keys))
      if values?.isDirectory == true {
        if file.lastPathComponent == "Snapshots" { files?.skipDescendants() }
        continue
      }
      stamps.insert(Stamp(path: file.path, date: values?.contentModificationDate, size: values?.fileSize))
    }
    self.stamps = stamps
  }
}
