import Foundation

extension Double {
  /// Returns the number with a fixed number of decimals, independent of the locale.
  func decimals(_ count: Int) -> String {
    let digits = String(Int((self * pow(10, Double(count))).rounded()))
    let padded = String(repeating: "0", count: max(0, count + 1 - digits.count)) + digits
    return padded.dropLast(count) + "." + padded.suffix(count)
  }

  /// The shortest form: `2` or `0.25`.
  var plain: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}
