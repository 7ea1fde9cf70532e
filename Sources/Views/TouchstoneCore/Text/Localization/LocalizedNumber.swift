package import Foundation

/// A number in a localised text, with its `printf` specifier.
package struct LocalizedNumber: Hashable, Sendable {
  private enum Value: Hashable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    case real(Double)
  }

  private let value: Value
  /// The specifiers of numbers without an explicit one, so that they are parsed once.
  private static let usual = Dictionary(
    uniqueKeysWithValues: ["%d", "%lld", "%u", "%llu", "%f", "%lf"].compactMap { text in
      FormatSpecifier(text).map { (text, $0) }
    })

  /// The specifier of the number in the text's key, such as `%lld`.
  package let specifier: String

  /// Creates an integer; returns `nil` if it needs more than 64 bits.
  package init?<T: BinaryInteger>(_ number: T) {
    if let signed = Int64(exactly: number), T.isSigned {
      value = .signed(signed)
      specifier = T.self == Int32.self ? "%d" : "%lld"
    } else if let unsigned = UInt64(exactly: number) {
      value = .unsigned(unsigned)
      specifier = T.self == UInt32.self ? "%u" : "%llu"
    } else {
      return nil
    }
  }

  package init(_ number: Double, isFloat: Bool) {
    value = .real(number)
    specifier = isFloat ? "%f" : "%lf"
  }

  /// Creates a number with an explicit specifier; returns `nil` if the value is not a number or the specifier does not
  /// match it.
  package init?(_ number: any CVarArg, specifier: String) {
    guard let parsed = FormatSpecifier(specifier) else { return nil }
    switch number {
    case let number as any BinaryInteger where parsed.isWhole:
      if let signed = Int64(exactly: number) {
        value = .signed(signed)
      } else if let unsigned = UInt64(exactly: number) {
        value = .unsigned(unsigned)
      } else {
        return nil
      }
    case let number as any BinaryFloatingPoint where parsed.isReal: value = .real(Double(number))
    default: return nil
    }
    self.specifier = specifier
  }

  /// Returns the number formatted for a locale with grouping separators: 12,345 in the United States.
  ///
  /// - Parameter specifier: The specifier in a translation, or `nil` for the number's own.
  package func formatted(_ specifier: FormatSpecifier? = nil, locale: Locale) -> String {
    guard let specifier = specifier ?? Self.usual[self.specifier] ?? FormatSpecifier(self.specifier) else {
      return "\(number)"
    }
    if specifier.isReal { return String(format: specifier.format(length: ""), locale: locale, number) }
    switch value {
    case .signed(let number): return Self.written(number, specifier, locale: locale)
    case .unsigned(let number): return Self.written(number, specifier, locale: locale)
    case .real(let number):
      guard let whole = Int64(exactly: number.rounded(.towardZero)) else { return "\(number)" }
      return String(format: specifier.format(length: "ll"), locale: locale, whole)
    }
  }

  /// Formats an integer for a locale like `printf`, which creates a formatter for each number.
  ///
  /// A format style caches its formatters and produces the same result thirty times as fast; only for locale
  /// identifiers with a language, a script and a region does it sometimes use another locale's grouping.
  private static func written<T: FixedWidthInteger & CVarArg>(
    _ number: T, _ specifier: FormatSpecifier, locale: Locale
  ) -> String {
    if specifier.isPlainDecimal, locale.identifier.utf8.count(where: { $0 == UInt8(ascii: "_") }) < 2 {
      return IntegerFormatStyle<T>(locale: locale).format(number)
    }
    return String(format: specifier.format(length: "ll"), locale: locale, number)
  }

  /// The number as an operand of plural rules.
  package var number: Double {
    switch value {
    case .signed(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .real(let number): number
    }
  }
}
