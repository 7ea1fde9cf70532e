package import Foundation

/// The log of one run, merged from the files of its processes.
///
/// A run's folder holds `log/<process>.jsonl`, one file per process, one JSON object per line (see ``RunLogLine``).
/// Several folders, such as those of the shards of a CI job, can be merged into one log.
package struct RunLog: Hashable, Sendable {
  /// An assertion, and where its relative paths start.
  package struct Snapshot: Hashable, Sendable {
    package var entry: RunLogEntry
    /// The folder of the run that it comes from: artefact paths start there.
    package var runFolder: URL
    /// The package's folder at the time: other relative paths start there.
    package var packageFolder: URL
    /// Whether its process was asked for a part of the tests, or of their snapshots.
    package var isPartial: Bool
    /// The process that made the assertion; 0 if none did.
    package var process: Int32

    package init(
      entry: RunLogEntry, runFolder: URL, packageFolder: URL, isPartial: Bool = false, process: Int32 = 0
    ) {
      self.entry = entry
      self.runFolder = runFolder
      self.packageFolder = packageFolder
      self.isPartial = isPartial
      self.process = process
    }
  }

  /// The first lines of all files.
  package var headers: [RunLogHeader] = []
  /// All assertions, sorted by golden, then by file and line. An assertion that ran twice is there twice.
  package var snapshots: [Snapshot] = []
  /// Processes whose log has no end: they crashed, were killed, or still run.
  package var unfinished: [RunLogHeader] = []
  /// Lines that could not be read, as `file:line: why`. The last line of a killed process is passed over in silence.
  package var damage: [String] = []

  package init() {}

  /// Reads the logs of run folders.
  ///
  /// - Throws: the file system's error when a folder cannot be listed or a file cannot be read. A damaged line does not
  ///   throw: see ``damage``.
  package init(runFolders: [URL]) throws {
    for runFolder in runFolders {
      let folder = runFolder.appendingPathComponent("log", isDirectory: true)
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "jsonl" }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
      for file in files { try read(file, runFolder: runFolder) }
    }
    // What one shard left out another one took.
    let taken = Set(snapshots.filter { $0.entry.verdict != .skipped }.map(Place.init))
    snapshots.removeAll { $0.entry.verdict == .skipped && taken.contains(Place($0)) }
    snapshots.sort {
      ($0.entry.golden, $0.entry.file, $0.entry.line) < ($1.entry.golden, $1.entry.file, $1.entry.line)
    }
  }

  /// A snapshot apart from its scale, which one that was not taken does not know.
  private struct Place: Hashable {
    let target, id, format: String

    init(_ snapshot: Snapshot) {
      (target, id, format) = (snapshot.entry.target, snapshot.entry.id, snapshot.entry.format)
    }
  }

  private mutating func read(_ file: URL, runFolder: URL) throws {
    let decoder = JSONDecoder()
    var header: RunLogHeader?
    var ended = false
    let data = try Data(contentsOf: file)
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      do {
        switch try decoder.decode(RunLogLine.self, from: Data(line)) {
        case .header(let found):
          guard found.schema <= RunLogHeader.currentSchema else {
            damage.append(
              "\(file.lastPathComponent): schema \(found.schema), this tool reads up to \(RunLogHeader.currentSchema)")
            return
          }
          header = found
          headers.append(found)
        case .snapshot(let entry):
          let package = URL(fileURLWithPath: header?.package ?? "/", isDirectory: true)
          snapshots.append(
            Snapshot(
              entry: entry, runFolder: runFolder, packageFolder: package, isPartial: header?.partial ?? false,
              process: header?.process ?? 0))
        case .end:
          ended = true
        case .unknown:
          break
        }
      } catch {
        // A process that is killed while it writes leaves half a line, without a line feed, at the end.
        if index < lines.count - 1 { damage.append("\(file.lastPathComponent):\(index + 1): no line of a run log") }
      }
    }
    if let header, !ended { unfinished.append(header) }
  }
}

extension RunLog.Snapshot {
  /// An artefact's place on disk.
  package func url(ofArtefact path: String) -> URL {
    Self.url(of: path, in: runFolder)
  }

  /// The golden's place on disk.
  package var goldenURL: URL {
    Self.url(of: entry.golden, in: packageFolder)
  }

  /// A URL relative to a folder drops the folder's last part unless its URL ends in a slash; this does not.
  private static func url(of path: String, in folder: URL) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.absoluteURL.appendingPathComponent(path)
  }
}
