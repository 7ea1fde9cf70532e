import Foundation

/// A progress line on the terminal for a long comparison.
struct CompareProgress {
  private let total: Int
  private let isShown: Bool

  /// Creates a line that is shown only for many pictures, and only if standard error is a terminal that can overwrite a
  /// line.
  init(total: Int) {
    self.total = total
    let terminal = ProcessInfo.processInfo.environment["TERM"] ?? ""
    isShown = total >= 20 && isatty(STDERR_FILENO) != 0 && !["", "dumb"].contains(terminal)
  }

  func show(_ done: Int) {
    if isShown { Console.showProgress("\r\u{1B}[K\(done)/\(total) pictures") }
  }

  /// Clears the line, so that other lines can be written.
  func clear() {
    if isShown { Console.showProgress("\r\u{1B}[K") }
  }
}
