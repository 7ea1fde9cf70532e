/// Formats names and strings as source code.
enum SourceText {
  /// Returns a name, in backticks if necessary.
  static func name(_ name: String) -> String {
    name.utf8.allSatisfy(\.isWordPart) ? name : "`\(name)`"
  }

  /// Returns a string literal.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\r": "\\r"
      default: scalar.value < 0x20 ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
