import Foundation

@testable import touchstone

/// A shell script in place of a program.
enum ShellScript {
  /// Writes a script that can be run at once.
  ///
  /// Another process writes it: a process that a test starts meanwhile would inherit the file open for writing, and then it could
  /// not be run.
  static func write(_ text: String, to file: URL) {
    _ = ExternalProgram.run(["sh", "-c", #"printf '%s\n' "$0" > "$1" && chmod 755 "$1""#, text, file.path])
  }
}
