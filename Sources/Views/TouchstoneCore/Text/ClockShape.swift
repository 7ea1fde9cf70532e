import Foundation

/// How a length of time is shown as on a clock: `4:17` or `00:03.42`.
struct ClockShape: Hashable, Codable, Sendable {
  let showsHours: Bool
  /// The greatest number of fields, from the largest on: hours, minutes, seconds, fractions.
  let maxFieldCount: Int
  /// The length of the smallest step, in seconds.
  let step: Double
  var padsMinutes = false
  /// Whether a begun step counts, as time that is left does.
  var roundsUp = false

  /// Returns a length without infinities, and within 30 million years.
  static func limited(_ seconds: TimeInterval) -> TimeInterval {
    seconds.isNaN ? 0 : min(max(seconds, -1e15), 1e15)
  }

  func text(_ length: TimeInterval) -> String {
    let step = max(step, 0.001)
    let steps = max(Self.limited(length), 0) / step
    // Dates are binary fractions: 3.42 s may be a little less than 342 steps.
    let seconds = (roundsUp ? (steps - 1e-6).rounded(.up) : (steps + 1e-6).rounded(.down)) * step
    let whole = Int((seconds + 1e-6).rounded(.down))
    let hours = showsHours ? whole / 3600 : 0
    let minutes = (whole - hours * 3600) / 60
    var fields: [String] = hours > 0 ? ["\(hours)"] : []
    fields.append(fields.isEmpty && !padsMinutes ? "\(minutes)" : minutes.twoDigits)
    if step < 60 { fields.append((whole % 60).twoDigits) }
    let count = max(maxFieldCount, 1)
    let text = fields.prefix(count).joined(separator: ":")
    let places = step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3
    guard places > 0, count > fields.count else { return text }
    let parts = Int(((seconds - Double(whole)) * pow(10, Double(places)) + 1e-6).rounded(.down))
    let digits = String(max(parts, 0))
    return text + "." + String(repeating: "0", count: max(places - digits.count, 0)) + digits
  }
}

extension Int {
  fileprivate var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}

extension Duration {
  /// The length in seconds.
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
