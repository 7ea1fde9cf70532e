package import Foundation

/// The places inside of a run's folder.
///
///     .build/touchstone/<run>/log/<process>.jsonl      what happened, one file per process
///     .build/touchstone/<run>/artefacts/<target>/…      pictures of failures
///     .build/touchstone/<run>/report.html               the report
///     .build/touchstone/<run>/touchstone-folder.txt        the mark that the folder may be deleted
///     .build/touchstone/latest                          a symbolic link to the newest run
package struct RunFolder: Hashable, Sendable {
  /// The names that other things than runs have in the folder of runs.
  package static let reservedNames = [
    // The runs that are compared with another revision.
    "compared",
    // The link to the newest run.
    "latest",
    // The page of previews.
    "previews",
    // The runs that draw failures again.
    "shown",
    // Files until they are renamed into their places.
    "staging",
    // Goldens by what they show.
    ObjectStore.name,
  ]

  /// The run's identifier.
  package let run: String
  /// The folder, absolute.
  package let url: URL

  /// A folder of a given run among others.
  package init(run: String, parent: URL) {
    self.run = run
    url = parent.appendingPathComponent(run, isDirectory: true).absoluteURL
  }

  /// The folder of a package's runs: `.build/touchstone`, or another one that the environment names.
  package static func parent(ofRunsIn package: URL, environment: SnapshotEnvironment) -> URL {
    environment.runs.map { URL(fileURLWithPath: $0, relativeTo: package).absoluteURL }
      ?? package.appendingPathComponent(".build/touchstone", isDirectory: true)
  }

  /// The folder that the processes write their logs to.
  package var logs: URL { url.appendingPathComponent("log", isDirectory: true) }
  /// The folder with the pictures of failures, unless the environment sends them elsewhere.
  package var artefacts: URL { url.appendingPathComponent("artefacts", isDirectory: true) }
  /// The report as a web page.
  package var report: URL { url.appendingPathComponent("report.html") }

  /// The log of one process.
  package func log(ofProcess process: Int32) -> URL {
    logs.appendingPathComponent("\(process).jsonl")
  }
}

extension RunFolder {
  /// Returns the number of lines of the logs that have one of some texts, without reading what they say.
  package func countLines(having texts: [String]) -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: logs.path)) ?? []
    let patterns = texts.map { Data($0.utf8) }
    return names.filter { $0.hasSuffix(".jsonl") }.reduce(0) { count, name in
      let file = logs.appendingPathComponent(name)
      guard let data = try? RegularFile.read(file.path, links: .refuse, limit: .max) else { return count }
      return count
        + data.split(separator: UInt8(ascii: "\n")).count { line in patterns.contains { line.range(of: $0) != nil } }
    }
  }

  /// The number of snapshots that the logs list or count, and of those among them that another shard takes.
  package var snapshotCount: (all: Int, skipped: Int) {
    (countLines(having: [#""kind":"snapshot""#, #""kind":"inline""#]), countLines(having: [#""verdict":"skipped""#]))
  }

  /// Makes the folder, with the mark that it may be deleted as a whole.
  ///
  /// - Throws: ``FileFault``.
  package func make() throws(FileFault) {
    try FolderMark.make(url)
  }

  /// Sets the logs aside that earlier invocations of `swift test` left in a run of the same name, so that the run starts
  /// again: they go to the folder `before`, in the place of those that were there. Errors are passed over.
  ///
  /// Processes hold a lock on their logs while they live; theirs stay, and so do those of the same invocation and of other
  /// packages.
  ///
  /// A run's folder that was there before the run, as one that a CI job made, has no mark. Only what begins like a log is
  /// moved there, and its folder `before` gets a mark: where something else has that name, all logs stay.
  package func setAsideOldLogs(of package: String, before invocation: String) {
    let files = FileManager.default
    let before = url.appendingPathComponent("before", isDirectory: true)
    let isMarked = FolderMark.isThere(url)
    guard Self.isFolder(url), Self.isFolder(logs),
      isMarked || FolderMark.isThere(before) || !Self.isAnything(at: before)
    else { return }
    var isEmptied = false
    for name in (try? files.contentsOfDirectory(atPath: logs.path)) ?? [] where name.hasSuffix(".jsonl") {
      let file = logs.appendingPathComponent(name)
      let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0,
        Self.header(ofLog: file).map({ $0.sources.package == package && $0.invocation ?? "" != invocation })
          ?? (isMarked && Self.isAbandoned(descriptor))
      else { continue }
      if !isEmptied { try? files.removeItem(at: before) }
      isEmptied = true
      if isMarked { mkdir(before.path, 0o755) } else { try? FolderMark.make(before) }
      rename(file.path, before.appendingPathComponent(name).path)
    }
  }

  /// Whether something is a folder, and no link to one.
  private static func isFolder(_ place: URL) -> Bool {
    var status = stat()
    return lstat(place.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func isAnything(at place: URL) -> Bool {
    var status = stat()
    return lstat(place.path, &status) == 0
  }

  /// Whether a log without a first line is not about to get one: its process is gone for a minute.
  private static func isAbandoned(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && time(nil) - status.st_mtim.tv_sec > 60
  }

  /// The header in the first line of a log.
  private static func header(ofLog file: URL) -> RunLogHeader? {
    let start = (try? RegularFile.read(file.path, links: .refuse, prefix: 65_536)) ?? Data()
    guard let line = start.split(separator: UInt8(ascii: "\n")).first,
      case .header(let header)? = try? JSONDecoder().decode(RunLogLine.self, from: Data(line))
    else { return nil }
    return header
  }

  /// Lets `latest`, beside the folder, point to it. Errors are passed over: the link is a convenience. Whatever else has
  /// that name stays.
  package func linkAsLatest() {
    let parent = url.deletingLastPathComponent()
    let link = parent.appendingPathComponent("latest")
    let current = try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)
    guard current != run else { return }
    var status = stat()
    if lstat(link.path, &status) == 0 {
      // Our link points to a sibling run that may have been deleted. A run in a folder that was there before has no mark.
      guard let current, let name = ConfinedPath([current])?.name else { return }
      let target = RunFolder(run: name, parent: parent)
      guard access(target.url.path, F_OK) != 0 || FolderMark.isThere(target.url) || access(target.logs.path, F_OK) == 0
      else { return }
    }
    let staged = parent.appendingPathComponent(".latest-\(getpid())")
    guard symlink(run, staged.path) == 0 else { return }
    if rename(staged.path, link.path) != 0 { unlink(staged.path) }
  }
}
