import Foundation
import TouchstoneReport

/// Runs programs of the system and captures their output.
struct ExternalProgram {
  /// The output and the exit status of a program.
  struct Result {
    var status: Int32
    /// The bytes of the standard output.
    var data = Data()
    /// The standard output, without surrounding white space.
    var output: String
    /// The standard error.
    var complaint: String
    /// Whether the program was ended because it took too long.
    var isOverdue = false

    /// The last line of standard error, which says what went wrong.
    var reason: String {
      complaint.lastLine ?? "it exited with status \(status)"
    }
  }

  /// Returns whether a program is in `PATH`.
  static func exists(_ name: String) -> Bool { path(of: name) != nil }

  /// Returns the path of the program that a name stands for in `PATH`, or `nil`.
  static func path(
    of name: String, in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").lazy.map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// Runs a program from `PATH` until it exits.
  ///
  /// Foundation's `Process` is not used, because it waits forever on a machine without a loopback interface.
  ///
  /// - Parameters:
  ///   - environment: Variables besides the user's.
  ///   - joinsOutput: Whether standard error is part of the output.
  ///   - limit: The time after which the program is ended, with all that it started.
  ///   - grace: The time that it has to end by itself, after SIGTERM, when it is ended.
  ///   - isOver: Asked again and again; when it says so, the program is ended.
  /// - Returns: The result, or `nil` if the program cannot be started.
  static func run(
    _ command: [String], in folder: URL? = nil, environment: [String: String] = ["LC_ALL": "C"],
    joinsOutput: Bool = false, limit: Duration? = nil, grace: Duration = .zero, until isOver: (() -> Bool)? = nil
  ) -> Result? {
    // Files instead of pipes: a program blocks on a full pipe while the other pipe is being read.
    let files = ["output", "complaint"].map { name in
      FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)-\(name)")
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0, posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, files[0].path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    if joinsOutput {
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, files[1].path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    }
    if isOver != nil {
      // A group of its own: Control-C is for this process, which ends the other.
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
      posix_spawnattr_setpgroup(&attributes, 0)
    }
    let command = (folder.map { ["env", "--chdir=\($0.path)"] } ?? []) + command
    let environment = UserEnvironment.variables.merging(environment) { $1 }
    let words = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, command[0], &actions, &attributes, words, variables) == 0 else { return nil }
    guard let (status, isOverdue) = wait(for: process, limit: limit, grace: grace, until: isOver) else { return nil }
    let contents = files.map { (try? Data(contentsOf: $0)) ?? Data() }
    let texts = contents.map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) }
    // As in shells, a program ended by a signal has the status 128 plus the signal number.
    let signal = status & 0x7F
    return Result(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, data: contents[0], output: texts[0],
      complaint: texts[1], isOverdue: isOverdue)
  }

  /// Waits until a process has ended, or ends it.
  private static func wait(
    for process: pid_t, limit: Duration?, grace: Duration, until isOver: (() -> Bool)?
  ) -> (status: Int32, isOverdue: Bool)? {
    let begin = ContinuousClock.now
    let isPatient = limit == nil && isOver == nil
    var status: Int32 = 0
    var isOverdue = false
    var end: ContinuousClock.Instant?
    var started: [ProcessTree.Member] = []
    // What it started ends with it.
    defer { ProcessTree.end(started) }
    while true {
      let ended = waitpid(process, &status, isPatient ? 0 : WNOHANG)
      if ended == process { return (status, isOverdue) }
      if ended < 0 {
        guard errno == EINTR else { return nil }
        continue
      }
      let now = ContinuousClock.now
      isOverdue = isOverdue || limit.map { now >= begin + $0 } ?? false
      if let end {
        if now >= end { ProcessTree.end(process) }
      } else if isOverdue || isOver?() == true {
        end = now + grace
        if grace > .zero {
          started = ProcessTree.descendants(of: process)
          kill(process, SIGTERM)
        }
      }
      usleep(2000)
    }
  }
}
