import Foundation

/// The state of a package's sources at a point in time, for detecting changes.
struct SourceState: Equatable {
  /// The sizes and times of files, by their paths.
  private var stamps: [String: String] = [:]

  /// Records files, and what is in folders: not hidden files, nor the folder of goldens beside a manifest, nor what is in folders
  /// of output. Links are followed: what several lead to has as many paths, because each may be that of a source.
  init(of roots: [URL], except outputs: [URL]) {
    let outputs = Set(outputs.map { $0.resolvingSymlinksInPath().path })
    for root in roots { add(root.path, in: outputs) }
  }

  /// The most linked folders in each other: folders that all link each other have more paths than anyone reads.
  private static let mostLinks = 3

  /// - Parameters:
  ///   - around: The folders that are left out, and those around the path: a link to one of them would never end.
  ///   - links: The number of linked folders around the path.
  private mutating func add(_ path: String, in around: Set<String>, links: Int = 0) {
    var values = stat()
    guard stat(path, &values) == 0 else { return }
    guard values.st_mode & S_IFMT == S_IFDIR else {
      stamps[path] = "\(values.st_size) \(values.st_mtim.tv_sec).\(values.st_mtim.tv_nsec)"
      return
    }
    var (around, own) = (around, stat())
    let isLink = lstat(path, &own) == 0 && own.st_mode & S_IFMT == S_IFLNK
    let links = links + (isLink ? 1 : 0)
    let place = URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath().path
    guard links <= Self.mostLinks, around.insert(place).inserted else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    // Folders of sources may have the name of the goldens' one.
    let goldens = names.contains("Package.swift") ? "Snapshots" : nil
    for name in names where !name.hasPrefix(".") && name != goldens {
      add("\(path)/\(name)", in: around, links: links)
    }
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
