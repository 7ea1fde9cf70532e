import Foundation

/// Numbers as the report writes them: the same on every machine and in every locale.
package enum ReportNumber {
  /// At most the given decimals, without zeros at the end.
  static func short(_ value: Double, decimals: Int = 2) -> String {
    guard value.isFinite else { return "∞" }
    var text = String(format: "%.\(decimals)f", locale: nil, value)
    if text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return text
  }

  /// The size of a file: `512 B`, `1.4 KiB`, `20 MiB`.
  package static func bytes(_ count: Int) -> String {
    var value = Double(count)
    for unit in ["B", "KiB", "MiB"] {
      if value < 1024 { return "\(short(value, decimals: unit == "B" || value >= 10 ? 0 : 1)) \(unit)" }
      value /= 1024
    }
    return "\(short(value, decimals: value >= 10 ? 0 : 1)) GiB"
  }

  /// A duration.
  static func seconds(_ value: Double) -> String {
    value < 1 ? "\(short(value * 1000, decimals: 0)) ms" : "\(short(value, decimals: 1)) s"
  }

  /// A share as per cent; what is not nothing never reads as nothing.
  static func share(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "0 %" }
    let share = 100 * Double(part) / Double(whole)
    return part > 0 && share < 0.01 ? "< 0.01 %" : "\(short(share)) %"
  }

  /// A share to a tenth of a percent, rounded down, so that only all of it reads 100 %; a dash if the whole is 0.
  package static func shareRoundedDown(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "–" }
    let tenths = part * 1000 / whole
    return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }

  /// A moment in UTC: `2026-11-21 09:30 UTC`.
  static func date(_ secondsSince1970: Double) -> String { utc("yyyy-MM-dd HH:mm 'UTC'", secondsSince1970) }

  /// A moment in UTC, in the form of ISO 8601 that schemas of JUnit XML ask for: `2026-11-21T09:30:05`.
  static func timestamp(_ secondsSince1970: Double) -> String { utc("yyyy-MM-dd'T'HH:mm:ss", secondsSince1970) }

  private static func utc(_ format: String, _ secondsSince1970: Double) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = format
    return formatter.string(from: Date(timeIntervalSince1970: secondsSince1970))
  }
}
