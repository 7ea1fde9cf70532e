import Foundation
import TouchstoneSnapshots

/// Brings files to a store, those that it lacks.
///
/// What is there already stays, unless it has another size, as one that was cut off, or is so old that a collection might delete
/// it: then it is written again, which makes it young.
struct StoreUpload {
  /// A file to bring.
  struct File {
    let path: ConfinedPath
    let size: Int
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
      for file in group {
        guard let found = there[file.path] else {
          missing.append(file)
          continue
        }
        if found.size != file.size || found.modified < limit { stale.append(file) }
      }
      try send(missing, replacing: false)
      try send(stale, replacing: true)
      counts.sent += missing.count
      counts.refreshed += stale.count
      counts.kept += group.count - missing.count - stale.count
    }
    return counts
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
