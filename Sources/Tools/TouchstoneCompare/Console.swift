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

  /// Writes JSON and a line break. Control and formatting characters, which only its strings have, are escaped, for a terminal
  /// would obey them.
  package static func json(_ text: String) {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // Those of ASCII are line breaks between the values, or escaped already, but for the last one.
      guard scalar.value >= 0x7F, isObeyed(scalar), let units = UTF16.encode(scalar) else {
        escaped.append(scalar)
        continue
      }
      for unit in units {
        let digits = String(unit, radix: 16)
        escaped.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars)
      }
    }
    write(String(escaped) + "\n")
  }

  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    [.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
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
