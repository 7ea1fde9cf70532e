/// Keywords that affect how the surrounding code is parsed.
enum Words {
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
