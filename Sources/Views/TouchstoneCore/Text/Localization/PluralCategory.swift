import Foundation

/// The plural form for a number.
enum PluralCategory: String, CaseIterable {
  case zero, one, two, few, many, other

  /// Creates the plural form for a number in a language, given by its code such as "ru".
  init(of number: Double, language: String) {
    let operands = PluralOperands(number)
    self =
      PluralRule.all[language, default: PluralRule.fallback].first { $0.condition.holds(for: operands) }?.category
      ?? .other
  }
}

/// The operands of a number in plural rules.
///
/// - Source: Unicode Technical Standard 35, part 3, "Operand Meanings".
struct PluralOperands {
  private let values: [Character: Double]

  init(_ number: Double) {
    let value = abs(number)
    let text = value < 1e15 ? "\(value)" : "0.0"
    let fraction = text.split(separator: ".").dropFirst().first.map(String.init) ?? "0"
    // Swift writes one as 1.0, where people write 1.
    let digits = fraction == "0" || fraction.contains("e") ? "" : fraction
    values = [
      "n": value, "i": value.rounded(.towardZero), "v": Double(digits.count), "f": Double(digits) ?? 0,
      "t": Double(digits) ?? 0,
    ]
  }

  subscript(name: Character) -> Double? { values[name] }
}
