/// The names of test functions for views.
struct TestNames {
  /// One name for each view: `cardRow` for `Card.Row`.
  private(set) var names: [String] = []

  /// - Parameter views: The views' names, with their types and backticks.
  init(_ views: [String]) {
    // A function with the name of a type would hide the type from the code of the test.
    let types = Set(views.map { String($0.filter { $0 != "`" }.prefix { $0 != "." }) })
    for view in views {
      let words = view.filter { $0 != "`" }.split(separator: ".")
      let word = words.prefix(1).map(Self.lowercased).joined() + words.dropFirst().map(Self.uppercased).joined()
      var name = Self.keywords.contains(word) ? "`\(word)`" : word
      var count = 1
      while names.contains(name) || types.contains(name.filter { $0 != "`" }) {
        count += 1
        name = word + String(count)
      }
      names.append(name)
    }
  }

  private static func lowercased(_ word: Substring) -> String { word.prefix(1).lowercased() + word.dropFirst() }
  private static func uppercased(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Keywords that cannot be the name of a function without backticks.
  ///
  /// - Source: The Swift Programming Language, “Keywords and Punctuation”.
  static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
