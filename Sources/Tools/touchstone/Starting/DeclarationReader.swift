import TouchstoneConditions

/// Divides code into declarations, by their words and brackets. The contents of functions are not read.
struct DeclarationReader {
  /// A word, a pair of brackets with its contents, or another character.
  struct Token {
    enum Kind { case word, attribute, group, other }

    var kind: Kind
    /// A word, an attribute with its `@`, the opening bracket, or the character.
    var text: String
    /// The contents of brackets, and otherwise the token itself, in bytes.
    var range: Range<Int>
    /// Whether the token begins a statement: it is the first one, or follows a line break or a semicolon.
    var isFirst: Bool
  }

  /// A declaration with its attributes and modifiers.
  struct Declaration {
    /// Attributes and modifiers, with the contents of their parentheses.
    var prefix: [(name: String, arguments: Range<Int>?)] = []
    /// `struct`, `var`, `init` and so on.
    var keyword: String
    /// What follows the keyword, up to the next declaration.
    var tokens: [Token] = []
    /// The first byte of the keyword.
    var start: Int

    func has(_ name: String) -> Bool { prefix.contains { $0.name == name && $0.arguments == nil } }

    /// The first pair of braces, with its contents.
    var braces: Token? { tokens.first { $0.kind == .group && $0.text == "{" } }
  }

  private static let keywords: Set = [
    "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "init", "let", "macro",
    "operator", "precedencegroup", "protocol", "struct", "subscript", "typealias", "var",
  ]
  private static let modifiers: Set = [
    "convenience", "dynamic", "fileprivate", "final", "indirect", "internal", "isolated", "lazy", "mutating",
    "nonisolated", "nonmutating", "open", "optional", "override", "package", "private", "public", "required", "static",
    "unowned", "weak",
  ]

  /// Code without comments and strings, as ``SourceMask`` makes it; names in backticks are words.
  let code: [UInt8]

  func text(_ range: Range<Int>) -> String { String(decoding: code[range], as: UTF8.self) }

  /// Returns the declarations in a range, in order; the contents of their braces are not read.
  func declarations(in range: Range<Int>) -> [Declaration] {
    var declarations: [Declaration] = []
    var prefix: [(name: String, arguments: Range<Int>?)] = []
    let tokens = tokens(in: range)
    for (index, token) in tokens.enumerated() {
      let isClassMember =
        token.text == "class" && index + 1 < tokens.count && Self.keywords.contains(tokens[index + 1].text)
      let begins = token.isFirst || !prefix.isEmpty
      if token.kind == .attribute, begins {
        prefix.append((token.text, nil))
      } else if token.kind == .word, begins, Self.modifiers.contains(token.text) || isClassMember {
        prefix.append((token.text, nil))
      } else if token.kind == .group, token.text == "(", let last = prefix.indices.last, prefix[last].arguments == nil {
        // `@Environment(…)` or `private(set)`.
        prefix[last].arguments = token.range
      } else if token.kind == .word, begins, Self.keywords.contains(token.text) {
        declarations.append(Declaration(prefix: prefix, keyword: token.text, start: token.range.lowerBound))
        prefix = []
      } else {
        if let last = declarations.indices.last { declarations[last].tokens.append(token) }
        prefix = []
      }
    }
    return declarations
  }

  func tokens(in range: Range<Int>) -> [Token] {
    var (tokens, index, isFirst) = ([Token](), range.lowerBound, true)
    while index < range.upperBound {
      let byte = code[index]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: ";") { isFirst = true }
      guard byte > UInt8(ascii: " "), byte != UInt8(ascii: ";") else {
        index += 1
        continue
      }
      var token = token(at: index, before: range.upperBound)
      token.isFirst = isFirst
      tokens.append(token)
      isFirst = false
      // The closing bracket belongs to the group.
      index = token.range.upperBound + (token.kind == .group ? 1 : 0)
    }
    return tokens
  }

  private func token(at start: Int, before limit: Int) -> Token {
    let brackets: [UInt8: UInt8] = [
      UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"), UInt8(ascii: "{"): UInt8(ascii: "}"),
    ]
    let first = String(decoding: code[start...start], as: UTF8.self)
    if let closing = brackets[code[start]] {
      var (end, depth) = (start, 0)
      repeat {
        if code[end] == code[start] { depth += 1 }
        if code[end] == closing { depth -= 1 }
        end += 1
      } while depth > 0 && end < limit
      return Token(kind: .group, text: first, range: start + 1..<max(start + 1, end - 1), isFirst: false)
    }
    if code[start] == UInt8(ascii: "`"), let end = code[(start + 1)..<limit].firstIndex(of: code[start]) {
      return Token(kind: .word, text: text(start..<end + 1), range: start..<end + 1, isFirst: false)
    }
    let isAttribute = code[start] == UInt8(ascii: "@")
    var end = isAttribute ? start + 1 : start
    while end < limit, Self.isWord(code[end]) || isAttribute && code[end] == UInt8(ascii: ".") { end += 1 }
    guard end > start else { return Token(kind: .other, text: first, range: start..<start + 1, isFirst: false) }
    return Token(kind: isAttribute ? .attribute : .word, text: text(start..<end), range: start..<end, isFirst: false)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
