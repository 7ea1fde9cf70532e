import Foundation

/// Runs programs of the system and captures their output.
struct ExternalProgram {
  /// The output and the exit status of a program.
  struct Result {
    var status: Int32
    /// The standard output, without surrounding white space.
    var output: String
    /// The standard error.
    var complaint: String

    /// The last line of standard error, which says what went wrong.
    var reason: String {
      complaint.split(whereSeparator: \.isNewline).last.map(String.init) ?? "it exited with status \(status)"
    }
  }

  /// Returns whether a program is in `PATH`.
  static func exists(_ name: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
    }
  }

  /// Runs a program from `PATH` until it exits.
  ///
  /// Foundation's `Process` is not used, because it waits forever on a machine without a loopback interface.
  ///
  /// - Returns: The result, or `nil` if the program cannot be started.
  static func run(_ command: [String], in folder: URL? = nil) -> Result? {
    // Files instead of pipes: a program blocks on a full pipe while the other pipe is being read.
    let files = ["output", "complaint"].map { name in
      FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)-\(name)")
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (descriptor, file) in zip([1, 2] as [Int32], files) {
      posix_spawn_file_actions_addopen(&actions, descriptor, file.path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    }
    let command = (folder.map { ["env", "--chdir=\($0.path)"] } ?? []) + command
    let environment = UserEnvironment.variables.merging(["LC_ALL": "C"]) { $1 }
    let words = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, command[0], &actions, nil, words, variables) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return nil } }
    let texts = files.map { file in
      String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    // As in shells, a program ended by a signal has the status 128 plus the signal number.
    let signal = status & 0x7F
    return Result(status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: texts[0], complaint: texts[1])
  }
}
