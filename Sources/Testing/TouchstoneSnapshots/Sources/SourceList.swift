package import Foundation

/// The file `sources` in which SwiftPM lists what it compiles for a target.
package enum SourceList {
  /// Returns the paths, one on each line, without the quotes that a shell would need.
  package static func paths(in data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).split(separator: "\n").map { line in
      guard line.hasPrefix("'"), line.hasSuffix("'"), line.count > 1 else { return String(line) }
      return line.dropFirst().dropLast().replacingOccurrences(of: "'\\''", with: "'")
    }
  }
}
