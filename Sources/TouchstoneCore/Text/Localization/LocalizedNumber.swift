package import Foundation

/// A number in a localised text, with how C's `printf` is told to write it.
package struct LocalizedNumber: Hashable, Sendable {
  private enum Value: Hashable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    case real(Double)
  }

  private let value: Value
  /// How the number appears in the key of the text, such as `%lld`.
  package let specifier: String

  /// A whole number; nil where it has more than 64 bits.
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

  /// A number with a specifier of its own; nil where the value is none, or the specifier is not one for it.
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

  /// The number as a locale writes it, with the separators of its groups: 12,345 in the United States.
  ///
  /// - Parameter specifier: The one in a translation; nil for the number's own.
  package func formatted(_ specifier: FormatSpecifier? = nil, locale: Locale) -> String {
    guard let specifier = specifier ?? FormatSpecifier(self.specifier) else { return "\(number)" }
    if specifier.isReal { return String(format: specifier.format(length: ""), locale: locale, number) }
    switch value {
    case .signed(let number): return Self.written(number, specifier, locale: locale)
    case .unsigned(let number): return Self.written(number, specifier, locale: locale)
    case .real(let number):
      guard let whole = Int64(exactly: number.rounded(.towardZero)) else { return "\(number)" }
      return String(format: specifier.format(length: "ll"), locale: locale, whole)
    }
  }

  /// A whole number as `printf` writes it in a locale, which sets up a formatter for each number.
  ///
  /// A format style keeps its formatters, and writes the same thirty times as fast; only where the identifier of a locale
  /// has a language, a script and a region does it now and then take another locale's groups.
  private static func written<T: FixedWidthInteger & CVarArg>(
    _ number: T, _ specifier: FormatSpecifier, locale: Locale
  ) -> String {
    if specifier.isPlainDecimal, locale.identifier.utf8.count(where: { $0 == UInt8(ascii: "_") }) < 2 {
      return IntegerFormatStyle<T>(locale: locale).format(number)
    }
    return String(format: specifier.format(length: "ll"), locale: locale, number)
  }

  /// The number as plural rules see it.
  package var number: Double {
    switch value {
    case .signed(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .real(let number): number
    }
  }
}
