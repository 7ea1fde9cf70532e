import Foundation

/// A line on the terminal that tells how far a long comparison is.
struct CompareProgress {
  private let total: Int
  private let isShown: Bool

  /// Shown only for many pictures, and where standard error is a terminal that can overwrite a line.
  init(total: Int) {
    self.total = total
    let terminal = ProcessInfo.processInfo.environment["TERM"] ?? ""
    isShown = total >= 20 && isatty(STDERR_FILENO) != 0 && !["", "dumb"].contains(terminal)
  }

  func show(_ done: Int) {
    if isShown { Console.showProgress("\r\u{1B}[K\(done)/\(total) pictures") }
  }

  /// Takes the line away, so that others can be written.
  func clear() {
    if isShown { Console.showProgress("\r\u{1B}[K") }
  }
}
