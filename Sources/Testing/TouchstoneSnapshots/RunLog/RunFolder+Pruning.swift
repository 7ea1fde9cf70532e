package import Foundation

extension RunFolder {
  /// The default limit for the folders of all old runs together, in bytes: 500 MB.
  package static let standardLimit = 500_000_000

  /// Removes the oldest other runs. Errors are ignored. Folders without our mark are left alone.
  ///
  /// The newest of them is always kept, and so are runs with live processes. One that exceeds the limit by itself and is
  /// kept does not count: it would push out all small ones.
  ///
  /// - Parameters:
  ///   - count: The number of runs to keep, including this one.
  ///   - limit: The maximum size of the others together, in bytes.
  ///   - age: Runs beyond the count are kept for this time after their last use, in seconds.
  package func removeOldRuns(
    keeping count: Int = 20, within limit: Int = standardLimit, olderThan age: TimeInterval = 3600
  ) {
    let oldest = Date(timeIntervalSinceNow: -age)
    var total = 0
    for (index, old) in Self.runs(in: url.deletingLastPathComponent(), except: run).enumerated() {
      let bytes = old.folder.bytes(notes: true)
      let isTooMany = index >= count - 1 && old.date < oldest
      let isTooMuch = index > 0 && total + bytes > limit
      if isTooMany || isTooMuch, !old.folder.isInUse {
        try? FileManager.default.removeItem(at: old.folder.url)
      } else if bytes <= limit {
        total += bytes
      }
    }
  }

  /// The number of runs in a folder, and their size in bytes.
  package static func holdings(in parent: URL) -> (runs: Int, bytes: Int) {
    let runs = runs(in: parent, except: nil)
    return (runs.count, runs.reduce(0) { $0 + $1.folder.bytes(notes: false) })
  }

  /// The runs in a folder, the newest first.
  private static func runs(in parent: URL, except name: String?) -> [(folder: RunFolder, date: Date)] {
    let files = FileManager.default
    let folders = (try? files.contentsOfDirectory(at: parent, includingPropertiesForKeys: nil)) ?? []
    return folders.compactMap { folder -> (folder: RunFolder, date: Date)? in
      guard folder.lastPathComponent != name, FolderMark.isThere(folder) else { return nil }
      let run = RunFolder(run: folder.lastPathComponent, parent: parent)
      return run.lastStart.map { (run, $0) }
    }.sorted { $0.date > $1.date }
  }

  /// The time at which a process of the run last created its log.
  private var lastStart: Date? {
    (try? FileManager.default.attributesOfItem(atPath: logs.path))?[.modificationDate] as? Date
  }

  /// Whether the run has a live process: each holds a lock on its log.
  private var isInUse: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: logs.path)) ?? []
    return names.contains { name in
      let descriptor = open(logs.appendingPathComponent(name).path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { return false }
      defer { close(descriptor) }
      return flock(descriptor, LOCK_EX | LOCK_NB) != 0
    }
  }

  /// The size of the folder in bytes.
  ///
  /// Counted once and noted in the folder, since thousands of files take milliseconds; counted again if another process
  /// has added to the run.
  ///
  /// - Parameter notes: Whether to write the note. Commands that only look do not.
  private func bytes(notes: Bool) -> Int {
    let start = Int(lastStart?.timeIntervalSince1970 ?? 0)
    let note = url.appendingPathComponent("bytes.txt")
    let noted = (try? RegularFile.read(note.path, links: .refuse, limit: 64)).map {
      String(decoding: $0, as: UTF8.self)
    }
    let numbers = (noted ?? "").split(separator: " ").compactMap { Int($0) }
    if numbers.count == 2, numbers[0] == start, (0...Self.mostBytes).contains(numbers[1]) { return numbers[1] }
    let counted = Self.countBytes(in: url)
    if notes, !isInUse { try? Data("\(start) \(counted)".utf8).write(to: note, options: .atomic) }
    return counted
  }

  /// No run is larger: a note that says so is not ours, and sums of such numbers overflow.
  private static let mostBytes = 1 << 50

  private static func countBytes(in folder: URL) -> Int {
    guard let names = FileManager.default.enumerator(atPath: folder.path) else { return 0 }
    var total = 0
    for case let name as String in names {
      var status = stat()
      // Links are not followed.
      if lstat("\(folder.path)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG {
        total += Int(status.st_size)
      }
    }
    return total
  }
}
