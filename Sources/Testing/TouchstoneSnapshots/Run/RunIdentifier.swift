import Foundation

/// Determines which run a process belongs to.
///
/// `swift test` starts one process for XCTest and one for Swift Testing, and many under `--parallel`. They belong to one
/// run: it is named after the `swift test` process that they descend from, by its process ID and start time. A process
/// that does not descend from one is a separate run. `TOUCHSTONE_RUN` and a ``RunOrder`` override all of this.
package struct RunIdentifier: Sendable {
  private struct Process {
    var name: String
    var parent: Int32
    /// The start time, in clock ticks since the machine started.
    var start: String
  }

  private struct Ancestor {
    var number: Int32
    var name: String
    var start: String

    var identity: String { "\(number)-\(start)" }
    var isRunner: Bool { RunIdentifier.runners.contains(name) }
  }

  /// The commands that run tests, by the kernel's names.
  private static let runners: Set<String> = ["swift-test", "bazel", "ctest"]

  /// Reads `/proc/<pid>/stat`; `nil` if there is no such file.
  private let stat: @Sendable (Int32) -> String?

  package init(stat: @escaping @Sendable (Int32) -> String?) {
    self.stat = stat
  }

  /// The kernel's view.
  package static let kernel = RunIdentifier { process in
    FileManager.default.contents(atPath: "/proc/\(process)/stat").map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the identifier of the run of a process.
  package func run(of process: Int32) -> String {
    let line = lineage(of: process)
    return line.first(where: \.isRunner)?.identity ?? line.first?.identity ?? "\(process)-0"
  }

  /// Returns the process ID and start time of a process, which together are unique on a machine.
  package func identity(of process: Int32) -> String? {
    read(process).map { "\(process)-\($0.start)" }
  }

  /// Returns the identities of the processes whose orders apply to a process: the process and its ancestors, nearest
  /// first,
  /// up to the second command that runs tests, whose orders are for other tests.
  package func principals(of process: Int32) -> [String] {
    let line = lineage(of: process)
    let runners = line.indices.filter { line[$0].isRunner }
    let end = runners.count > 1 ? runners[1] : line.endIndex
    return line[..<end].map(\.identity)
  }

  /// Returns the ID of the nearest ancestor with a name, or `nil`.
  package func ancestor(named name: String, of process: Int32) -> Int32? {
    lineage(of: process).first { $0.name == name }?.number
  }

  /// Returns a process and its ancestors, nearest first.
  private func lineage(of process: Int32) -> [Ancestor] {
    var line: [Ancestor] = []
    var next = process
    while line.count < 32, next > 1, let found = read(next) {
      line.append(Ancestor(number: next, name: found.name, start: found.start))
      next = found.parent
    }
    return line
  }

  /// - Source: proc_pid_stat(5). The name is in brackets and may contain brackets itself.
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
