import Foundation
import Synchronization

/// A command of this tool in a process of its own, which ends with all that it started when a client cancels it.
///
/// It is a class because the thread that waits for the process and the one that ends it share it.
final class MCPProcess: Sendable {
  private struct State {
    var process: pid_t = 0
    var isCancelled = false
  }

  struct Result {
    var status: Int32
    var output: String
    var complaint: String
  }

  private let program: String
  private let state = Mutex(State())

  init(program: String) {
    self.program = program
  }

  /// Runs the command until it ends; nil if it was cancelled or could not be started.
  func run(_ words: [String]) -> Result? {
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
    // The protocol's own streams stay those of this process alone.
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (descriptor, file) in zip([1, 2] as [Int32], files) {
      posix_spawn_file_actions_addopen(&actions, descriptor, file.path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    }
    // A group of its own: the compilers and tests that it starts end with it.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let arguments = (["touchstone"] + words).map { strdup($0) } + [nil]
    defer { for text in arguments { free(text) } }
    var process: pid_t = 0
    let isStarted = state.withLock { state in
      guard !state.isCancelled, posix_spawn(&process, program, &actions, &attributes, arguments, environ) == 0
      else { return false }
      state.process = process
      return true
    }
    guard isStarted else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { break } }
    let isCancelled = state.withLock { state in
      state.process = 0
      return state.isCancelled
    }
    guard !isCancelled else { return nil }
    let texts = files.map { String(decoding: (try? Data(contentsOf: $0)) ?? Data(), as: UTF8.self) }
    let signal = status & 0x7F
    return Result(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: texts[0], complaint: texts[1])
  }

  /// Ends the process and all that it started; one that has not begun will not.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      guard state.process > 0 else { return }
      Self.end(state.process)
      kill(-state.process, SIGKILL)
    }
  }

  /// Ends a process and its descendants. The group is not enough: Foundation's `Process` and SwiftPM begin new ones.
  private static func end(_ process: pid_t) {
    // It starts nothing more while its children are listed.
    kill(process, SIGSTOP)
    for child in children(of: process) { end(child) }
    kill(process, SIGKILL)
  }

  private static func children(of parent: pid_t) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { process in
      guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else { return false }
      // The name, in parentheses, may have spaces and parentheses itself; then come the state and the parent.
      let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
      return fields.count > 1 && pid_t(fields[1]) == parent
    }
  }
}
