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
