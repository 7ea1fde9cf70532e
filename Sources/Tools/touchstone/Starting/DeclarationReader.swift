import TouchstoneDrawing
import TouchstoneSyntax

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
  private let lexed: [TouchstoneSyntax.Token]

  init(code: [UInt8]) {
    self.code = code
    lexed = Lexer.code(of: code)
  }

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
    var (tokens, index, isFirst) = (
      [Token](), lexed.partitioningIndex { $0.range.lowerBound >= range.lowerBound }, true
    )
    while index < lexed.count, lexed[index].range.lowerBound < range.upperBound {
      if lexed[index].startsLine || lexed[index].text == ";" { isFirst = true }
      for var token in readTokens(at: &index, before: range.upperBound) {
        token.isFirst = isFirst
        isFirst = false
        tokens.append(token)
      }
    }
    return tokens
  }

  /// Returns the reader's tokens for one of the lexer, and moves past it.
  private func readTokens(at index: inout Int, before limit: Int) -> [Token] {
    let token = lexed[index]
    var (start, end) = (token.range.lowerBound, token.range.upperBound)
    index += 1
    switch token.kind {
    case .word, .number: return [Token(kind: .word, text: String(token.text), range: token.range, isFirst: false)]
    case .mark where token.text == ";": return []
    case .mark where token.text == "@":
      while index < lexed.count, lexed[index].isGlued, lexed[index].kind == .word || lexed[index].text == "." {
        end = lexed[index].range.upperBound
        index += 1
      }
      return [Token(kind: .attribute, text: text(start..<end), range: start..<end, isFirst: false)]
    case .open(let partner):
      // The closing bracket belongs to the group.
      let isClosed = partner >= index
      let close = isClosed ? lexed[partner].range.lowerBound : limit
      index = isClosed ? partner + 1 : lexed.count
      return [Token(kind: .group, text: String(token.text), range: end..<close, isFirst: false)]
    // The characters of an operator are looked at one by one.
    case .symbol, .mark, .close, .string, .regex:
      return token.text.map { character in
        end = start + character.utf8.count
        defer { start = end }
        return Token(kind: .other, text: String(character), range: start..<end, isFirst: false)
      }
    }
  }
}
