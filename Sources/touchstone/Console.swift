import Foundation
import TouchstoneReport

/// The terminal, or the pipe to the plugin that runs this tool.
enum Console {
  /// Writes lines at once; `print` would keep them back until the end when the output is a pipe.
  ///
  /// Characters that command a terminal are replaced: names and messages may come from strangers.
  static func line(_ text: String) {
    write(printable(text) + "\n")
  }

  /// Writes text as it is, at once: what programs read, and what has no text of others in it.
  static func write(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      // A reader that has read enough is no mishap.
      if errno != EPIPE { complain("Standard output cannot be written: \(error.localizedDescription)") }
      exit(2)
    }
  }

  /// Writes lines to standard error, as ``line(_:)`` does.
  static func complain(_ text: String) {
    FileHandle.standardError.write(Data((printable(text) + "\n").utf8))
  }

  /// Writes text to standard error as it is.
  static func showProgress(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  private static func printable(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }.joined(separator: "\n")
  }
}
