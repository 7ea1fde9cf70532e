import Foundation

extension Double {
  /// A number of decimals, whatever the language of the machine.
  func decimals(_ count: Int) -> String {
    let digits = String(Int((self * pow(10, Double(count))).rounded()))
    let padded = String(repeating: "0", count: max(0, count + 1 - digits.count)) + digits
    return padded.dropLast(count) + "." + padded.suffix(count)
  }

  /// As short as it can be: `2` or `0.25`.
  var plain: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}
