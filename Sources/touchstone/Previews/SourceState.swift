import Foundation

/// The state of a package's sources at a point in time, for detecting changes.
struct SourceState: Equatable {
  private struct Stamp: Hashable {
    var path: String
    var date: Date?
    var size: Int?
  }

  private let stamps: Set<Stamp>

  /// Records the files in folders, except hidden files, goldens and everything in the output folder.
  init(of folders: [URL], except output: URL) {
    let output = output.resolvingSymlinksInPath().path
    stamps = folders.reduce(into: []) { $0.formUnion(Self.stamps(in: $1, except: output)) }
  }

  /// The state as text, in which equal states are equal: a line for each file.
  var text: String {
    stamps.map { stamp in
      "\(stamp.path)\t\(stamp.date?.timeIntervalSinceReferenceDate ?? 0)\t\(stamp.size ?? 0)"
    }
    .sorted().joined(separator: "\n")
  }

  private init(_ stamps: Set<Stamp>) {
    self.stamps = stamps
  }

  /// Returns the state extended by the current state of more folders.
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
