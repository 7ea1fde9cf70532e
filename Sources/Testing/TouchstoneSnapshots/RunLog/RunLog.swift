package import Foundation

/// The log of one run, merged from the files of its processes.
///
/// A run's folder holds `log/<process>.jsonl`, one file per process, one JSON object per line (see ``RunLogLine``).
/// Several folders, such as those of the shards of a CI job, can be merged into one log.
///
/// A folder may come from a stranger. Nothing outside of it and of the package is ever read because of what it says:
/// see ``RunLog/Snapshot``.
package struct RunLog: Hashable, Sendable {
  /// The first lines of all processes.
  package var headers: [RunLogHeader] = []
  /// All assertions, sorted by golden, then by file and line. An assertion that ran twice is there twice.
  package var snapshots: [Snapshot] = []
  /// The processes whose log is incomplete: they crashed, were killed, ended during an assertion, or still run.
  package var unfinished: [RunLogHeader] = []
  /// What snapshots were drawn from, as far as that was noted.
  package var drawn: [DrawnSnapshot] = []
  /// Remarks on whole runs, each once.
  package var notes: [String] = []
  /// Lines that could not be read, as `file:line: why`. The last line of a killed process is passed over in silence.
  package var damage: [String] = []

  package init() {}

  /// The identifiers of the runs, in order.
  package var runs: [String] { Set(headers.map(\.run)).sorted() }

  /// The identifiers of the runs, joined by `+`.
  package var runNames: String { runs.joined(separator: "+") }

  /// Reads the logs of run folders.
  ///
  /// If a run that the user named was used again, the last word about each snapshot counts.
  ///
  /// - Parameter package: The folder of the package whose goldens the snapshots have, whatever the log says.
  /// - Throws: ``FileFault`` when a folder cannot be listed. A damaged line or file does not throw: see ``damage``.
  package init(runFolders: [URL], package: URL) throws {
    for folder in runFolders {
      var reader = RunLogReader(folder: ConfinedFolder(folder), package: ConfinedFolder(package))
      try reader.read()
      headers += reader.log.headers
      snapshots += reader.log.snapshots
      unfinished += reader.log.unfinished
      damage += reader.log.damage
      drawn += reader.log.drawn
      notes += reader.log.notes.filter { !notes.contains($0) }
    }
    // A snapshot that one shard left out, another one took or will take: each counts once.
    var known = Set(snapshots.filter { $0.result.verdict != .skipped }.map(\.place))
    snapshots.removeAll { $0.result.verdict == .skipped && !known.insert($0.place).inserted }
    snapshots.sort {
      ($0.result.golden, $0.result.file, $0.result.line) < ($1.result.golden, $1.result.file, $1.result.line)
    }
  }
}
