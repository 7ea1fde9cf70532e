/// A place among tokens that moves on as they are understood.
struct TokenCursor {
  let tokens: [Token]
  /// The index of the next token.
  private(set) var index: Int
  /// The index at which reading stops.
  let end: Int

  init(_ tokens: [Token], in range: Range<Int>? = nil) {
    self.tokens = tokens
    index = range?.lowerBound ?? 0
    end = range?.upperBound ?? tokens.count
  }

  var next: Token? { token(0) }

  func token(_ distance: Int) -> Token? { index + distance < end ? tokens[index + distance] : nil }

  /// Where the next token begins, or where the last one ends.
  var offset: Int { next?.range.lowerBound ?? tokens[..<end].last?.range.upperBound ?? 0 }

  /// Whether the next tokens are these texts.
  func isNext(_ texts: String...) -> Bool {
    texts.indices.allSatisfy { token($0)?.text == texts[$0][...] }
  }

  /// Goes over a token, and over all that it encloses if it is a bracket.
  mutating func skip() {
    guard let next else { return }
    index = (next.closing ?? index) + 1
  }

  /// Goes into a bracket.
  mutating func enter() { index += 1 }

  /// Goes over a token if it has this text.
  mutating func skip(_ text: String) -> Bool {
    guard next?.text == text[...] else { return false }
    skip()
    return true
  }

  /// Reads the attributes that come next, such as `@State` and `@available(macOS 14, *)`.
  mutating func readAttributes() -> [Attribute] {
    var attributes: [Attribute] = []
    while isNext("@"), let at = next, token(1)?.kind == .word {
      skip()
      let name = readName()
      skipGenericArguments()
      if next?.text == "(", next?.isGlued == true { skip() }
      attributes.append(Attribute(name: name, range: at.range.lowerBound..<tokens[index - 1].range.upperBound))
    }
    return attributes
  }

  /// Reads a name that comes next, with the names in front of it: the last one of `SwiftUI.State` counts.
  mutating func readName() -> String {
    var name = ""
    repeat {
      name = String(next?.text ?? "")
      skip()
    } while skipQualifier()
    return name
  }

  /// Goes over `.` or `::` with a name behind it.
  private mutating func skipQualifier() -> Bool {
    if isNext("."), token(1)?.kind == .word { return skip(".") }
    if isNext(":", ":"), token(2)?.kind == .word { return skip(":") && skip(":") }
    return false
  }

  /// Goes over `<Int, [String]>`.
  mutating func skipGenericArguments() {
    guard let next, next.text.first == "<", next.isGlued else { return }
    var depth = 0
    while let next = self.next {
      depth += next.angleDepth
      skip()
      if depth <= 0 { return }
    }
  }

  /// Reads the modifiers that come next, such as `public` and `private(set)`.
  mutating func readModifiers() -> [Token] {
    var modifiers: [Token] = []
    while let next, next.kind == .word, Words.modifiers.contains(String(next.text)) {
      modifiers.append(next)
      skip()
      if self.next?.text == "(", self.next?.isGlued == true { skip() }
    }
    return modifiers
  }
}

/// An attribute of a declaration.
struct Attribute: Equatable {
  /// The last part of its name.
  var name: String
  /// In bytes, from the `@` to the end of its arguments.
  var range: Range<Int>
}

extension Token {
  /// How many more generic arguments are open after the token than before it.
  var angleDepth: Int {
    guard kind == .symbol, text != "->" else { return 0 }
    return text.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
  }
}

extension String {
  /// The text of a range of bytes.
  subscript(bytes range: Range<Int>) -> Substring {
    self[utf8.index(at: range.lowerBound)..<utf8.index(at: range.upperBound)]
  }
}
