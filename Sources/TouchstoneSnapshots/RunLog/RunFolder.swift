package import Foundation

/// The places inside of a run's folder.
///
///     .build/touchstone/<run>/log/<process>.jsonl      what happened, one file per process
///     .build/touchstone/<run>/artefacts/<target>/…      pictures of failures
///     .build/touchstone/<run>/report.html               the report
///     .build/touchstone/latest                          a symbolic link to the newest run
package struct RunFolder: Hashable, Sendable {
  /// The run's identifier.
  package let run: String
  /// The folder, absolute.
  package let url: URL

  /// A folder of a given run among others.
  package init(run: String, parent: URL) {
    self.run = run
    url = parent.appendingPathComponent(run, isDirectory: true).absoluteURL
  }

  /// Where the processes write.
  package var logs: URL { url.appendingPathComponent("log", isDirectory: true) }
  /// Where pictures of failures lie, unless the environment sends them elsewhere.
  package var artefacts: URL { url.appendingPathComponent("artefacts", isDirectory: true) }
  /// The report for people.
  package var report: URL { url.appendingPathComponent("report.html") }

  /// The log of one process.
  package func log(ofProcess process: Int32) -> URL {
    logs.appendingPathComponent("\(process).jsonl")
  }
}

extension RunFolder {
  /// How many lines of the logs have one of some texts, without reading what they say.
  package func countLines(having texts: [String]) -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: logs.path)) ?? []
    let patterns = texts.map { Data($0.utf8) }
    return names.filter { $0.hasSuffix(".jsonl") }.reduce(0) { count, name in
      let file = logs.appendingPathComponent(name)
      guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return count }
      return count
        + data.split(separator: UInt8(ascii: "\n")).count { line in patterns.contains { line.range(of: $0) != nil } }
    }
  }

  /// Removes the oldest runs beside this one. Errors are passed over.
  ///
  /// - Parameters:
  ///   - count: How many of the newest stay.
  ///   - age: Runs that were used within this time stay too, in seconds: other processes may still write to them.
  package func removeOldRuns(keeping count: Int = 20, olderThan age: TimeInterval = 3600) {
    let files = FileManager.default
    let folders =
      (try? files.contentsOfDirectory(at: url.deletingLastPathComponent(), includingPropertiesForKeys: nil)) ?? []
    // Only what has a log is a run; the folder may hold other things.
    let runs = folders.compactMap { folder -> (folder: URL, date: Date)? in
      let log = folder.appendingPathComponent("log").path
      guard folder.lastPathComponent != "latest", folder.lastPathComponent != run else { return nil }
      guard let date = (try? files.attributesOfItem(atPath: log))?[.modificationDate] as? Date else { return nil }
      return (folder, date)
    }
    let oldest = Date(timeIntervalSinceNow: -age)
    for old in runs.sorted(by: { $0.date > $1.date }).dropFirst(max(0, count - 1)) where old.date < oldest {
      try? files.removeItem(at: old.folder)
    }
  }

  /// Lets `latest`, beside the folder, point to it. Errors are passed over: the link is a convenience.
  package func linkAsLatest() {
    let parent = url.deletingLastPathComponent()
    let link = parent.appendingPathComponent("latest")
    let current = try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)
    guard current != run else { return }
    let staged = parent.appendingPathComponent(".latest-\(getpid())")
    guard symlink(run, staged.path) == 0 else { return }
    if rename(staged.path, link.path) != 0 { unlink(staged.path) }
  }
}
