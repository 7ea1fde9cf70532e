import Foundation

/// The terminal, or the pipe to the plugin that runs this tool.
enum Console {
  /// Writes a line at once; `print` would keep it back until the end when the output is a pipe.
  static func line(_ text: String) {
    write(text + "\n")
  }

  /// Writes text as it is, at once.
  static func write(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      // A reader that has read enough is no mishap.
      if errno != EPIPE { complain("Standard output cannot be written: \(error.localizedDescription)") }
      exit(2)
    }
  }

  /// Writes a line to standard error.
  static func complain(_ text: String, terminator: String = "\n") {
    FileHandle.standardError.write(Data((text + terminator).utf8))
  }
}
