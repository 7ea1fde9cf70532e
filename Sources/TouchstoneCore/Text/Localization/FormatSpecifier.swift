/// A place in a format that a number takes, such as `%.2f` or `%2$lld`.
///
/// - Source: IEEE Std 1003.1, "Format of the conversion specifications", without `*` and pointers.
package struct FormatSpecifier: Hashable, Sendable {
  /// The number of the argument from 1, or nil for the next one.
  package let argument: Int?
  /// Flags, width and precision.
  private let shape: String
  /// The letter that says what kind of value it is.
  package let conversion: Character
  /// How many characters it takes.
  let length: Int

  package var isObject: Bool { conversion == "@" }
  package var isWhole: Bool { "diuxXo".contains(conversion) }
  /// Whether it is a decimal number without flags, width and precision.
  package var isPlainDecimal: Bool { shape.isEmpty && "diu".contains(conversion) }
  package var isReal: Bool { "fFeEgGaA".contains(conversion) }

  /// A text that is one specifier and nothing else.
  package init?(_ source: String) {
    self.init(Substring(source))
    guard length == source.count else { return nil }
  }

  /// The specifier that a text begins with.
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
    let shape = rest.prefix { "-+ #0123456789.".contains($0) }
    // No one needs numbers of a thousand digits, and they would take the memory.
    guard shape.split(whereSeparator: { !$0.isNumber }).allSatisfy({ $0.count < 3 }) else { return nil }
    rest = rest.dropFirst(shape.count)
    rest = rest.drop { "hlqjztL".contains($0) }
    guard let conversion = rest.popFirst(), "@diuxXofFeEgGaA".contains(conversion) else { return nil }
    // "%#@name@" is no object but a form, here one that is not defined.
    guard conversion != "@" || !shape.contains("#") else { return nil }
    self.shape = String(shape)
    self.conversion = conversion
    length = source.count - rest.count
  }

  /// The specifier for a value of a length that is known here, without the number of the argument.
  func format(length: String) -> String { "%\(shape)\(length)\(conversion)" }
}
