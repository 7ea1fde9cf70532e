/// A format specifier, such as `%.2f` or `%2$lld`.
///
/// - Source: IEEE Std 1003.1, "Format of the conversion specifications", without `*` and pointers.
package struct FormatSpecifier: Hashable, Sendable {
  /// The index of the argument starting at 1, or `nil` for the next one.
  package let argument: Int?
  /// The flags, width and precision.
  private let shape: String
  /// The conversion character, which determines the type of the value.
  package let conversion: Character
  /// The number of characters in the specifier.
  let length: Int

  package var isObject: Bool { conversion == "@" }
  package var isWhole: Bool { "diuxXo".contains(conversion) }
  /// Whether this is a decimal specifier without flags, width and precision.
  package var isPlainDecimal: Bool { shape.isEmpty && "diu".contains(conversion) }
  package var isReal: Bool { "fFeEgGaA".contains(conversion) }

  /// What flags, width and precision are written with.
  private static let shapes = Array("-+ #0123456789.".utf8)

  /// Creates a specifier from a text that consists only of it.
  package init?(_ source: String) {
    self.init(Substring(source))
    guard length == source.count else { return nil }
  }

  /// Creates a specifier from the start of a text.
  init?(_ source: Substring) {
    var rest = source
    guard rest.popFirst() == "%" else { return nil }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      guard let number = Int(digits), number > 0 else { return nil }
      argument = number
      rest = rest.dropFirst(digits.count + 1)
    } else {
      argument = nil
    }
    let shape = rest.prefix { $0.asciiValue.map(Self.shapes.contains) ?? false }
    // Numbers of a thousand digits are never needed and would exhaust memory.
    guard shape.split(whereSeparator: { !$0.isNumber }).allSatisfy({ $0.count < 3 }) else { return nil }
    rest = rest.dropFirst(shape.count)
    rest = rest.drop { "hlqjztL".contains($0) }
    guard let conversion = rest.popFirst(), "@diuxXofFeEgGaA".contains(conversion) else { return nil }
    // "%#@name@" is not an object but a variable, in this case an undefined one.
    guard conversion != "@" || !shape.contains("#") else { return nil }
    self.shape = String(shape)
    self.conversion = conversion
    length = source.count - rest.count
  }

  /// Returns the specifier for a value with a known length modifier, without the argument index.
  func format(length: String) -> String { "%\(shape)\(length)\(conversion)" }
}
