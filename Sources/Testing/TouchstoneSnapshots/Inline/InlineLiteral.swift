/// A text as a multi-line string literal of Swift, whatever it contains.
///
/// Everything here is about Unicode scalars, as in Swift's lexer: a character of Swift's strings may be a quotation mark
/// with an accent, or a carriage return with a line feed.
///
/// - Source: The Swift Programming Language, "Lexical Structure", String Literals.
struct InlineLiteral {
  /// The number signs around the literal, as many as keep the text's backslashes and quotation marks literal.
  let signs: String
  /// The lines between the quotation marks, without indentation.
  let lines: [String]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    let quotes = Array(repeating: UInt8(ascii: "\""), count: 3)
    var signs: [UInt8] = bytes.contains(Self.backslash) || bytes.contains(quotes) ? [Self.sign] : []
    while !signs.isEmpty, bytes.contains(quotes + signs) || bytes.contains([Self.backslash] + signs) {
      signs.append(Self.sign)
    }
    self.signs = String(decoding: signs, as: UTF8.self)
    let escape = "\\" + self.signs
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.reduce(into: "") { $0 += Self.needsEscape($1) ? Self.escaped($1, escape) : String($1) } }
  }

  private static let backslash = UInt8(ascii: "\\")
  private static let sign = UInt8(ascii: "#")

  /// Whether a literal may not contain a scalar, or no one would see it there: controls, ends of lines, and what turns the
  /// direction of writing.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar, _ escape: String) -> String {
    switch scalar {
    case "\r": escape + "r"
    case "\0": escape + "0"
    default: escape + "u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}
