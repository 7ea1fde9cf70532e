import Foundation
import TouchstoneSnapshots

/// Brings files to a store, those that it lacks.
///
/// What is there already stays, unless it is faulty, as one that was cut off, or so old that a collection might delete it: then it
/// is written again, which makes it young. One that has another size is faulty unless it is verified: of pictures, which have the
/// names of what they show, another file may be there.
struct StoreUpload {
  /// A file to bring.
  struct File {
    let path: ConfinedPath
    let size: Int
    /// Returns whether bytes of another size are as good; nil where none are.
    var isIntact: ((Data) -> Bool)?
    /// Returns the bytes, verified.
    let read: () throws(StoreError) -> Data
  }

  /// What was done.
  struct Counts: Equatable {
    var sent = 0
    var refreshed = 0
    var kept = 0
  }

  let driver: any StoreDriver
  let staging: StagingFolder
  /// The present time.
  let now: Date

  /// Files are on their way in groups of as many, or of as many bytes.
  private static let (mostFiles, mostBytes) = (500, 1 << 28)

  /// Brings files.
  func send(_ files: [File]) throws(StoreError) -> Counts {
    var counts = Counts()
    for group in Self.groups(files) {
      let there = try driver.found(group.map(\.path))
      let limit = now - StoreCollection.refreshAge
      var missing: [File] = []
      var stale: [File] = []
      var others: [File] = []
      for file in group {
        guard let found = there[file.path] else {
          missing.append(file)
          continue
        }
        if found.modified < limit {
          stale.append(file)
        } else if found.size != file.size {
          others.append(file)
        }
      }
      stale += try faulty(others)
      try send(missing, replacing: false)
      try send(stale, replacing: true)
      counts.sent += missing.count
      counts.refreshed += stale.count
      counts.kept += group.count - missing.count - stale.count
    }
    return counts
  }

  /// Returns which of the files that have another size in the store are faulty there.
  private func faulty(_ files: [File]) throws(StoreError) -> [File] {
    let paths = files.filter { $0.isIntact != nil }.map(\.path)
    if paths.isEmpty { return files }
    defer { staging.clear() }
    try driver.fetch(paths, to: staging.url)
    return files.filter { file in
      guard let isIntact = file.isIntact, let data = staging.read(file.path) else { return true }
      return !isIntact(data)
    }
  }

  /// Brings what has gone since: a collection may have begun before these files were named by anything.
  func sendAgain(_ files: [File]) throws(StoreError) {
    for group in Self.groups(files) {
      let there = try driver.found(group.map(\.path))
      try send(group.filter { there[$0.path] == nil }, replacing: false)
    }
  }

  private func send(_ files: [File], replacing: Bool) throws(StoreError) {
    if files.isEmpty { return }
    defer { staging.clear() }
    for file in files { try staging.write(file.read(), to: file.path) }
    try driver.send(files.map(\.path), from: staging.url, replacing: replacing)
  }

  private static func groups(_ files: [File]) -> [[File]] {
    var groups: [[File]] = []
    var size = 0
    for file in files {
      if groups.isEmpty || groups[groups.count - 1].count == mostFiles || size + file.size > mostBytes {
        groups.append([])
        size = 0
      }
      groups[groups.count - 1].append(file)
      size += file.size
    }
    return groups
  }
}
