import Foundation

/// A terminal without a screen.
///
/// A class, for it owns the two ends.
final class PseudoTerminal {
  private let descriptor: Int32
  /// Kept open, so that the terminal outlives the process on it.
  private let other: Int32
  private let name: String

  init() throws {
    // What posix_openpt, unlockpt and ptsname do, which Glibc's module does not show: TIOCSPTLCK and TIOCGPTN.
    descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number): (Int32, Int32) = (0, 0)
    guard ioctl(descriptor, 0x4004_5431, &lock) == 0, ioctl(descriptor, 0x8004_5430, &number) == 0 else {
      throw POSIXError(.ENOTTY)
    }
    name = "/dev/pts/\(number)"
    other = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
  }

  deinit {
    close(descriptor)
    close(other)
  }

  /// Whether keys come one by one.
  var isRaw: Bool {
    var mode = termios()
    return tcgetattr(other, &mode) == 0 && mode.c_lflag & tcflag_t(ICANON) == 0
  }

  /// Starts a process that this is the terminal of.
  func start(_ program: String, _ arguments: [String], environment: [String: String]) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens becomes the session's own.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of tests block signals, which a process inherits.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // POSIX_SPAWN_SETSID and POSIX_SPAWN_SETSIGMASK.
    posix_spawnattr_setflags(&attributes, 0x80 | 0x08)
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
    var process: pid_t = 0
    let code = Self.withPointers([program] + arguments) { arguments in
      Self.withPointers(variables) { posix_spawn(&process, program, &actions, &attributes, arguments, $0) }
    }
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    return process
  }

  /// Presses keys.
  func type(_ keys: String) {
    _ = Array(keys.utf8).withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Waits for a process, and returns its exit code; -1 if a signal ended it, or if it had to be killed after a minute.
  func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    for _ in 0..<1200 {
      if waitpid(process, &status, WNOHANG) == process { return status & 0x7F == 0 ? status >> 8 & 0xFF : -1 }
      usleep(50_000)
    }
    // It waits for keys that no test presses: the failure is that of what was read.
    kill(process, SIGKILL)
    waitpid(process, &status, 0)
    return -1
  }

  /// What is written to the terminal, until a text comes or a minute passes without any.
  func read(until end: String) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while !String(decoding: bytes, as: UTF8.self).contains(end) {
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = Glibc.poll(&poll, 1, 60_000)
      // A debugger interrupts it.
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { break }
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Texts as C has them, with a null pointer behind.
  private static func withPointers<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
