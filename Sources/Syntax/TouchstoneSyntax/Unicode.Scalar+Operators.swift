// Operator characters beyond ASCII.
//
// - Source: The Swift Programming Language, “Lexical Structure”, the grammar of an operator. U+3021…U+302F are there as
//   well as in the grammar of an identifier, for which the compiler takes them.
extension Unicode.Scalar {
  private static let starts: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
    0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
    0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020,
    0x3030...0x3030,
  ]

  /// Combining characters and variation selectors.
  private static let parts: [ClosedRange<UInt32>] = [
    0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF,
  ]

  /// Whether the character can begin an operator; `false` for ASCII characters.
  var isOperatorStart: Bool { Self.starts.contains { $0.contains(value) } }

  /// Whether the character can continue an operator; `false` for ASCII characters.
  var isOperatorPart: Bool { isOperatorStart || Self.parts.contains { $0.contains(value) } }
}
