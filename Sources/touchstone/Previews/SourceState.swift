import Foundation

/// The sources of a package as they are at a moment: whether they have changed since is all that can be asked.
struct SourceState: Equatable {
  private struct Stamp: Hashable {
    var path: String
    var date: Date?
    var size: Int?
  }

  private let stamps: Set<Stamp>

  /// Reads the files of folders, without hidden ones, goldens and what lies in a folder that is written meanwhile.
  init(of folders: [URL], except output: URL) {
    let output = output.resolvingSymlinksInPath().path
    stamps = folders.reduce(into: []) { $0.formUnion(Self.stamps(in: $1, except: output)) }
  }

  private init(_ stamps: Set<Stamp>) {
    self.stamps = stamps
  }

  /// The state with that of further folders, as they are now.
  func joined(with folders: [URL], except output: URL) -> SourceState {
    SourceState(stamps.union(SourceState(of: folders, except: output).stamps))
  }

  private static func stamps(in folder: URL, except output: String) -> Set<Stamp> {
    let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey, .isDirectoryKey]
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    var stamps = Set<Stamp>()
    while let file = files?.nextObject() as? URL {
      let values = try? file.resourceValues(forKeys: Set(keys))
      if values?.isDirectory == true {
        let isOutput = file.resolvingSymlinksInPath().path == output
        if isOutput || file.lastPathComponent == "Snapshots" { files?.skipDescendants() }
        continue
      }
      stamps.insert(Stamp(path: file.path, date: values?.contentModificationDate, size: values?.fileSize))
    }
    return stamps
  }
}
