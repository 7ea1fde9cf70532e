/// Keywords that decide how what is around them is read.
enum Words {
  /// Keywords after which a value begins: a line that ends with one goes on, and a slash after one begins a regular
  /// expression.
  private static let beforeValues: Set<String> = [
    "return", "throw", "try", "await", "in", "case", "if", "guard", "while", "where", "switch", "is", "as", "else",
    "repeat", "yield", "consume", "copy", "some", "any", "let", "var", "inout", "borrowing", "consuming",
  ]

  /// Whether a word is a keyword after which a value begins, and not a member's name such as `.some`.
  static func startsValue(_ index: Int, in tokens: [Token]) -> Bool {
    beforeValues.contains(String(tokens[index].text)) && (index == 0 || tokens[index - 1].text != ".")
  }

  /// Keywords that begin statements and declarations, and no value.
  static let statements: Set<String> = [
    "return", "throw", "in", "case", "default", "do", "else", "guard", "while", "for", "where", "break", "continue",
    "fallthrough", "defer", "let", "var", "func", "struct", "class", "enum", "protocol", "extension", "import",
    "typealias", "associatedtype", "operator", "precedencegroup", "is", "as", "catch",
  ]

  /// Keywords in front of values, which are names where no value follows.
  static let operandPrefixes: Set<String> = ["unsafe", "consume", "copy", "borrow", "each"]

  /// Keywords in front of types.
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
