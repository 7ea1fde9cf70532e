import Foundation
import TouchstoneDiff

/// The progress of a recording, shown as a single line.
struct RecordingProgress: Hashable {
  /// The phase of `swift test`.
  enum Phase: Hashable {
    /// `done` of `total` steps, if known.
    case building(done: Int, total: Int)
    case testing
  }

  var phase = Phase.building(done: 0, total: 0)
  var new = 0
  var changed = 0
  var unchanged = 0
  var failed = 0
  /// The expected number of snapshots, estimated from existing goldens; 0 if it is unknown.
  var expected = 0

  /// The number of snapshots taken so far.
  var taken: Int { new + changed + unchanged + failed }

  /// Returns a line with a bar that fits into the given number of columns.
  func line(columns: Int) -> String {
    func fitting(_ line: String) -> String { String(line.prefix(max(0, columns - 1))) }
    switch phase {
    case .building(_, total: 0): return fitting("Building")
    case .building(let done, let total): return fitting("Building  \(Self.bar(done, of: total))  \(done)/\(total)")
    case .testing:
      let total = max(expected, taken)
      var parts = ["\(new) new", "\(changed) changed", "\(unchanged) unchanged"]
      if failed > 0 { parts.append("\(failed) failed") }
      let counts = parts.joined(separator: ", ")
      // There may be more snapshots than goldens: the bar is then full, and the count continues.
      let line = total == 0 ? "Testing" : "Testing   \(Self.bar(taken, of: total))  \(taken)/\(total)"
      let full = "\(line)  \(counts)"
      return full.count < columns ? full : fitting(line)
    }
  }

  /// The line for output that is not a terminal.
  var plainLine: String {
    switch phase {
    case .building(_, total: 0): "Building the tests"
    // Without the total: SwiftPM begins again with another one for plugins, tools and tests.
    case .building(let done, _): "Building the tests: step \(done)"
    case .testing where taken == 0: "Testing"
    case .testing: "Testing: \(taken.counted("snapshot")) so far"
    }
  }

  private static func bar(_ part: Int, of whole: Int, width: Int = 20) -> String {
    let filled = whole > 0 ? min(width, width * part / whole) : 0
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  }
}
