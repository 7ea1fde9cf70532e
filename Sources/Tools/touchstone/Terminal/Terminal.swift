import Foundation

/// The user's terminal, even if standard output goes elsewhere: a plugin's output is a pipe.
///
/// It is a class because it owns the open terminal and its state, which it restores when it is deinitialized.
final class Terminal {
  /// The size of a terminal, in characters and, if known, in pixels.
  struct Size: Hashable {
    var columns: Int
    var rows: Int
    /// The size of a character cell in pixels; 0 if unknown.
    var cellWidth = 0
    var cellHeight = 0
  }

  private let descriptor: Int32
  private var savedMode: termios?
  private var savedGroup: pid_t?

  /// Opens the terminal; returns `nil` if there is none or it can only print.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard !["", "dumb"].contains(environment["TERM"] ?? "") else { return nil }
    descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
  }

  deinit {
    leaveKeyMode()
    close(descriptor)
  }

  /// The current size; 80 × 24 if unknown.
  var size: Size {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return Size(columns: 80, rows: 24)
    }
    var size = Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
    size.cellWidth = Int(window.ws_xpixel) / size.columns
    size.cellHeight = Int(window.ws_ypixel) / size.rows
    return size
  }

  /// Writes all of a text.
  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR, errno != EAGAIN { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }

  // MARK: The foreground

  /// Whether this process may read from the terminal and receives Control-C.
  var isInForeground: Bool { tcgetpgrp(descriptor) == getpgrp() }

  /// Takes the foreground from SwiftPM, if SwiftPM has it.
  ///
  /// A plugin and its child processes have their own process groups. If SwiftPM runs in the background, the terminal is
  /// left to the shell.
  ///
  /// - Returns: Whether this process is in the foreground now.
  @discardableResult
  func takeForeground() -> Bool {
    if isInForeground { return true }
    let group = tcgetpgrp(descriptor)
    guard group > 0, group == Self.groupOfGrandparent else { return false }
    signal(SIGTTOU, SIG_IGN)
    // The shell waits for SwiftPM and would not notice that this process stopped.
    signal(SIGTSTP, SIG_IGN)
    guard tcsetpgrp(descriptor, getpgrp()) == 0 else { return false }
    savedGroup = group
    return true
  }

  private static var groupOfGrandparent: pid_t? { grandparent.map { getpgid($0) } }

  /// The grandparent process: SwiftPM if a plugin runs this tool.
  ///
  /// - Source: proc(5), `/proc/<pid>/stat`: the name in parentheses, the state, the parent.
  private static var grandparent: pid_t? {
    let stat = try? String(contentsOfFile: "/proc/\(getppid())/stat", encoding: .utf8)
    let fields = stat?.components(separatedBy: ")").last?.split(separator: " ") ?? []
    return fields.count > 1 ? pid_t(fields[1]) : nil
  }

  /// Whether people see what this process prints: its output is a terminal, or that of SwiftPM is, which shows what a plugin
  /// prints.
  static var showsOutput: Bool {
    if isatty(1) != 0 { return true }
    // Another grandparent, such as a shell, has a terminal even if the output of its command goes into a file.
    guard let grandparent,
      (try? String(contentsOfFile: "/proc/\(grandparent)/comm", encoding: .utf8)) == "swift-package\n"
    else { return false }
    let output = open("/proc/\(grandparent)/fd/1", O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    defer { if output >= 0 { close(output) } }
    return output >= 0 && isatty(output) != 0
  }

  /// Returns the foreground that ``takeForeground()`` took.
  func leaveForeground() {
    if let savedGroup { tcsetpgrp(descriptor, savedGroup) }
    savedGroup = nil
  }

  // MARK: Keys

  /// Delivers keys to this process one by one, without echo. Control-C is delivered as a key too.
  func enterKeyMode() {
    guard savedMode == nil else { return }
    takeForeground()
    var mode = termios()
    guard tcgetattr(descriptor, &mode) == 0 else { return }
    savedMode = mode
    TerminalRescue.arm(descriptor: descriptor, mode: mode, group: savedGroup)
    cfmakeraw(&mode)
    // A line feed still includes a carriage return.
    mode.c_oflag |= tcflag_t(OPOST | ONLCR)
    tcsetattr(descriptor, TCSADRAIN, &mode)
  }

  /// Restores the mode before ``enterKeyMode()``.
  func leaveKeyMode() {
    if var mode = savedMode { tcsetattr(descriptor, TCSADRAIN, &mode) }
    leaveForeground()
    if savedMode != nil { TerminalRescue.disarm() }
    savedMode = nil
  }

  /// Returns the bytes that arrive within a time; empty if there are none, `nil` if the terminal is gone.
  ///
  /// - Parameter milliseconds: how long to wait for the first byte.
  func bytes(within milliseconds: Int32) -> [UInt8]? {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard Glibc.poll(&poll, 1, milliseconds) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }

  /// Returns the terminal's answer to a query.
  func answer(
    to question: String, within milliseconds: Int32 = 400, isComplete: (String) -> Bool
  ) -> String {
    write(question)
    var answer = ""
    while let bytes = bytes(within: milliseconds), !bytes.isEmpty {
      answer += String(decoding: bytes, as: UTF8.self)
      if isComplete(answer) { break }
    }
    return answer
  }
}
