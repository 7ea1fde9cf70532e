import Foundation

/// What has come of a recording so far, as one line.
struct RecordingProgress: Hashable {
  /// What `swift test` is doing.
  enum Phase: Hashable {
    /// `done` of `total` steps, if they are known.
    case building(done: Int, total: Int)
    case testing
  }

  var phase = Phase.building(done: 0, total: 0)
  var new = 0
  var changed = 0
  var unchanged = 0
  var failed = 0
  /// How many snapshots there will be, by the goldens there are; 0 if that cannot be told.
  var expected = 0

  /// The number of snapshots taken.
  var taken: Int { new + changed + unchanged + failed }

  /// A line with a bar, at most so many columns wide.
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
      // More goldens than expected can only be known when the tests end: the bar is full, the count goes on.
      let line = total == 0 ? "Testing" : "Testing   \(Self.bar(taken, of: total))  \(taken)/\(total)"
      let full = "\(line)  \(counts)"
      return full.count < columns ? full : fitting(line)
    }
  }

  /// The line for where there is no terminal.
  var plainLine: String {
    switch phase {
    case .building(_, total: 0): "Building the tests"
    case .building(let done, let total): "Building the tests: step \(done) of \(total)"
    case .testing where taken == 0: "Testing"
    case .testing: "Testing: \(taken) taken so far"
    }
  }

  private static func bar(_ part: Int, of whole: Int, width: Int = 20) -> String {
    let filled = whole > 0 ? min(width, width * part / whole) : 0
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  }
}
