/// Keywords that affect how the surrounding code is parsed.
enum Words {
  /// Keywords that a value follows: a line that ends with one continues, and a slash after one begins a regular
  /// expression.
  private static let beforeValues: Set<String> = [
    "return", "throw", "try", "await", "in", "case", "if", "guard", "while", "where", "switch", "is", "as", "else",
    "repeat", "yield", "consume", "copy", "some", "any", "let", "var", "inout", "borrowing", "consuming",
  ]

  /// Returns whether a word is a keyword that a value follows, not a member name such as `.some`.
  static func startsValue(_ index: Int, in tokens: [Token]) -> Bool {
    beforeValues.contains(String(tokens[index].text)) && (index == 0 || tokens[index - 1].text != ".")
  }

  /// Keywords that begin statements and declarations, never values.
  static let statements: Set<String> = [
    "return", "throw", "in", "case", "default", "do", "else", "guard", "while", "for", "where", "break", "continue",
    "fallthrough", "defer", "let", "var", "func", "struct", "class", "enum", "protocol", "extension", "import",
    "typealias", "associatedtype", "operator", "precedencegroup", "is", "as", "catch",
  ]

  /// Contextual keywords before values; they are names if no value follows.
  static let operandPrefixes: Set<String> = ["unsafe", "consume", "copy", "borrow", "each"]

  /// Keywords before types.
  static let typeSpecifiers: Set<String> = [
    "inout", "borrowing", "consuming", "isolated", "sending", "nonisolated", "__owned", "__shared", "_const",
  ]

  /// Modifiers of properties.
  static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "lazy", "weak",
    "unowned", "nonisolated", "isolated", "dynamic", "override", "optional", "required", "mutating", "nonmutating",
    "distributed", "borrowing", "consuming", "_const",
  ]
}
