import TouchstoneSyntax

/// Formats names and strings as source code.
package enum SourceText {
  /// Returns a name, in backticks if necessary.
  package static func name(_ name: String) -> String {
    name.utf8.allSatisfy(\.isWordPart) ? name : "`\(name)`"
  }

  /// Returns an attribute as an expansion can repeat it: `@available(iOS 17)` becomes `@available(iOS 17, *)`, because
  /// platforms that are not named are an error in an expansion only.
  package static func attribute(_ text: some StringProtocol) -> String {
    guard text.hasPrefix("@available("), text.last == ")" else { return String(text) }
    let versions = text.dropFirst("@available(".count).dropLast().split(separator: ",")
    let areVersions = versions.allSatisfy { version in
      let words = version.split(whereSeparator: \.isWhitespace)
      return words.count == 2 && words[1].first?.isNumber == true
    }
    return areVersions ? text.dropLast() + ", *)" : String(text)
  }

  /// Returns a string literal.
  package static func literal(_ text: String) -> String {
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
