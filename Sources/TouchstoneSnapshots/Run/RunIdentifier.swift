import Foundation

/// Finds out which run a process belongs to.
///
/// `swift test` starts one process for XCTest and one for Swift Testing, and many under `--parallel`. They belong to one
/// run: it is named for the `swift test` process that they descend from, by its number and start time. A process that
/// does not descend from one is a run of its own. `TOUCHSTONE_RUN` beats all of this.
package struct RunIdentifier: Sendable {
  private struct Process {
    var name: String
    var parent: Int32
    /// In clock ticks since the machine started.
    var start: String
  }

  /// The commands that run tests, as the kernel knows them.
  private static let runners: Set<String> = ["swift-test", "bazel", "ctest"]

  /// Reads `/proc/<pid>/stat`. Nil if there is no such file.
  private let stat: @Sendable (Int32) -> String?

  package init(stat: @escaping @Sendable (Int32) -> String?) {
    self.stat = stat
  }

  /// The kernel's view.
  package static let kernel = RunIdentifier { process in
    FileManager.default.contents(atPath: "/proc/\(process)/stat").map { String(decoding: $0, as: UTF8.self) }
  }

  /// The identifier of the run of a process.
  package func run(of process: Int32) -> String {
    var next = process
    for _ in 0..<32 {
      guard next > 1, let found = read(next) else { break }
      if Self.runners.contains(found.name) { return "\(next)-\(found.start)" }
      next = found.parent
    }
    return "\(process)-\(read(process)?.start ?? "0")"
  }

  /// - Source: proc_pid_stat(5). The name is in brackets and may hold brackets itself.
  private func read(_ process: Int32) -> Process? {
    guard let line = stat(process), let open = line.firstIndex(of: "("), let close = line.lastIndex(of: ")") else {
      return nil
    }
    // From the third field on: state, parent, …; the start time is field 22.
    let fields = line[line.index(after: close)...].split(separator: " ")
    guard fields.count > 19, let parent = Int32(fields[1]) else { return nil }
    return Process(name: String(line[line.index(after: open)..<close]), parent: parent, start: String(fields[19]))
  }
}
