import Foundation
import TouchstoneReport

/// The terminal, or the pipe to the plugin that runs the tool.
package enum Console {
  /// Writes a line immediately; `print` would buffer it if the output is a pipe.
  ///
  /// Control characters are replaced, since names and messages may come from untrusted sources.
  package static func line(_ text: String) {
    write(printable(text) + "\n")
  }

  /// Writes text unchanged and immediately: output for programs, without untrusted text.
  package static func write(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      // A reader that stops early is not an error.
      if errno != EPIPE { complain("Standard output cannot be written: \(error.localizedDescription)") }
      exit(2)
    }
  }

  /// Writes a line to standard error, with control characters replaced as in ``line(_:)``.
  package static func complain(_ text: String) {
    FileHandle.standardError.write(Data((printable(text) + "\n").utf8))
  }

  /// Writes text to standard error unchanged.
  package static func showProgress(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  private static func printable(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }.joined(separator: "\n")
  }
}
