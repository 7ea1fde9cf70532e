import Foundation

/// Times in the answers of drivers.
enum StoreTime {
  /// Reads a time with whole or broken seconds, `2026-11-30T22:20:27.123456789+01:00`; nil if it is none.
  ///
  /// - Source: RFC 3339.
  static func date(_ text: String) -> Date? {
    guard let match = text.wholeMatch(of: /(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{1,12})?(Z|[+-]\d\d:\d\d)/) else {
      return nil
    }
    guard let date = try? Date("\(match.1)\(match.3)", strategy: .iso8601) else { return nil }
    return date.addingTimeInterval(match.2.flatMap { Double("0\($0)") } ?? 0)
  }
}
