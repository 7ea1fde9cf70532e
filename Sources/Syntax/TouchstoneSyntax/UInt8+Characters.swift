// Classes of UTF-8 bytes, as defined in The Swift Programming Language, “Lexical Structure”.
extension UInt8 {
  package static let space = UInt8(ascii: " ")

  package var isNewline: Bool { self == 0x0A || self == 0x0D }

  /// Includes the null byte, which the compiler treats as white space.
  package var isSpace: Bool { isNewline || self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C || self == 0 }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Bytes beyond ASCII count as letters; `Unicode.Scalar.isOperatorStart` identifies the exceptions.
  var isWordStart: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }

  package var isWordPart: Bool { isWordStart || isDigit }

  /// Whether the byte is part of a decimal fraction or begins its exponent; other letters begin a word, as in `0.1as
  /// Float`.
  var isFractionPart: Bool { isDigit || self == UInt8(ascii: "_") || self | 0x20 == UInt8(ascii: "e") }

  /// Whether the byte is an operator character other than the dot.
  var isSymbol: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
