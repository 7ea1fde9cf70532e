import Foundation

/// The state of a package's sources at a point in time, for detecting changes.
struct SourceState: Equatable {
  /// The sizes and times of files, by their paths.
  private var stamps: [String: String] = [:]

  /// Records files, and what is in folders: not hidden files, nor the folder of goldens beside a manifest, nor what is in folders
  /// of output. Links are followed, each folder once.
  init(of roots: [URL], except outputs: [URL]) {
    var seen = Set(outputs.map { $0.resolvingSymlinksInPath().path })
    for root in roots { add(root.path, &seen) }
  }

  private mutating func add(_ path: String, _ seen: inout Set<String>) {
    var values = stat()
    guard stat(path, &values) == 0 else { return }
    guard values.st_mode & S_IFMT == S_IFDIR else {
      stamps[path] = "\(values.st_size) \(values.st_mtim.tv_sec).\(values.st_mtim.tv_nsec)"
      return
    }
    guard seen.insert(URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath().path).inserted else {
      return
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    // Folders of sources may have the name of the goldens' one.
    let goldens = names.contains("Package.swift") ? "Snapshots" : nil
    for name in names where !name.hasPrefix(".") && name != goldens { add("\(path)/\(name)", &seen) }
  }

  /// The state as text, in which equal states are equal: a line for each file.
  var text: String { stamps.map { "\($0.key)\t\($0.value)" }.sorted().joined(separator: "\n") }

  /// Reads ``text``.
  init(text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      if parts.count > 1 { stamps[parts.dropLast().joined(separator: "\t")] = String(parts[parts.count - 1]) }
    }
  }

  /// The paths of the files that have other contents, perhaps, than in an earlier state; nil if files came or went.
  func changes(since old: SourceState) -> Set<String>? {
    guard stamps.count == old.stamps.count, stamps.keys.allSatisfy({ old.stamps[$0] != nil }) else { return nil }
    return Set(stamps.filter { old.stamps[$0.key] != $0.value }.keys)
  }

  /// Returns the state extended by the current state of more folders.
  func joined(with folders: [URL], except outputs: [URL]) -> SourceState {
    var joined = self
    joined.stamps.merge(SourceState(of: folders, except: outputs).stamps) { $1 }
    return joined
  }
}
