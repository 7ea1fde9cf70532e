package import Foundation
package import TouchstoneSnapshots

/// Whether runs show every golden that the tests ask for.
///
/// Only a run does in which every test of the package came to its end: none was filtered out, skipped, cancelled or
/// failed for whatever reason, and no process crashed or ended early. Assertions cannot know that; Swift Testing's event
/// stream and the words of XCTest can, which `record` and `prune` keep in the run's folder. Without them, and for any other
/// run, nothing is known about unused goldens.
package struct RunCoverage: Hashable, Sendable {
  /// Swift Testing's event stream, in a run's folder.
  package static let eventsName = "swift-testing.jsonl"
  /// The output of `swift test`, in a run's folder.
  package static let outputName = "test-output.txt"

  /// The reasons why the runs may not have asked for every golden, one sentence each. Empty if there are none.
  package private(set) var gaps: [String]

  /// Whether the runs asked for every golden that the tests ask for.
  package var isWhole: Bool { gaps.isEmpty }

  /// Looks at the runs of a log.
  package init(log: RunLog, runFolders: [URL]) {
    gaps = Self.gaps(log)
    if runFolders.isEmpty { gaps.append("there is no run") }
    for folder in runFolders {
      let place = ConfinedFolder(folder.resolvingSymlinksInPath())
      func read(_ name: String) -> Data? {
        ConfinedPath(name).flatMap { try? place.read($0) }
      }
      guard let events = read(Self.eventsName), let output = read(Self.outputName) else {
        gaps.append("the run \(folder.lastPathComponent) does not record whether its tests passed")
        continue
      }
      gaps += TestEvents(events).gaps + XCTestOutput(String(decoding: output, as: UTF8.self)).gaps
    }
  }

  private static func gaps(_ log: RunLog) -> [String] {
    var gaps: [String] = []
    if !log.unfinished.isEmpty { gaps.append("a test process did not finish") }
    if !log.damage.isEmpty { gaps.append("the log is damaged") }
    if log.headers.contains(where: { $0.part.hasSomePreviews }) {
      gaps.append("TOUCHSTONE_PREVIEWS left out some previews")
    }
    if log.snapshots.isEmpty { gaps.append("no test took a snapshot") }
    let failed = log.snapshots.first { $0.result.verdict == .failed }
    if let failed { gaps.append("the snapshot \(failed.result.id) failed") }
    if log.snapshots.contains(where: { $0.result.verdict == .skipped }) { gaps.append("a shard is missing") }
    return gaps
  }

  /// The first few reasons why nothing is known, in a sentence.
  package var description: String {
    let shown = gaps.prefix(3).joined(separator: "; ")
    return gaps.count > 3 ? "\(shown); and \(gaps.count - 3) more" : shown
  }
}
