/// A place among tokens that moves on as they are understood.
struct TokenCursor {
  let tokens: [Token]
  /// The index of the next token.
  private(set) var index: Int
  /// The bytes of the next token that are read already, as in `Array<Int>=`.
  private var part = 0
  /// The index at which reading stops.
  let end: Int

  init(_ tokens: [Token], in range: Range<Int>? = nil) {
    self.tokens = tokens
    index = range?.lowerBound ?? 0
    end = range?.upperBound ?? tokens.count
  }

  var next: Token? { token(0) }

  /// Whether a part of the next token is read already.
  var isWithinToken: Bool { part > 0 }

  func token(_ distance: Int) -> Token? {
    guard index + distance < end else { return nil }
    guard distance == 0, part > 0 else { return tokens[index + distance] }
    let token = tokens[index]
    return Token(
      kind: token.kind, range: (token.range.lowerBound + part)..<token.range.upperBound,
      text: token.text.dropFirst(part), startsLine: false, isGlued: true)
  }

  /// Where the next token begins, or where the last one ends.
  var offset: Int { next?.range.lowerBound ?? tokens[..<end].last?.range.upperBound ?? 0 }

  /// The bytes from the beginning of a token to the end of what was read last.
  func bytes(from first: Int) -> Range<Int> {
    tokens[first].range.lowerBound..<(part > 0 ? offset : tokens[index - 1].range.upperBound)
  }

  /// Whether the next tokens are these texts.
  func isNext(_ texts: String...) -> Bool {
    texts.indices.allSatisfy { token($0)?.text == texts[$0][...] }
  }

  /// Goes over a token, and over all that it encloses if it is a bracket.
  mutating func skip() {
    guard let next else { return }
    index = (next.closing ?? index) + 1
    part = 0
  }

  /// Goes into a bracket.
  mutating func enter() { index += 1 }

  /// Goes over a token if it has this text.
  mutating func skip(_ text: String) -> Bool {
    guard next?.text == text[...] else { return false }
    skip()
    return true
  }

  /// Goes over the beginning of a symbol, in ASCII, if it has this text.
  mutating func skipPrefix(_ text: String) -> Bool {
    guard let next, next.kind == .symbol, next.text.hasPrefix(text) else { return false }
    guard next.text.utf8.count > text.utf8.count else { return skip(text) }
    part += text.utf8.count
    return true
  }

  /// Reads the attributes that come next, such as `@State` and `@available(macOS 14, *)`.
  mutating func readAttributes() -> [Attribute] {
    var attributes: [Attribute] = []
    while isNext("@"), let at = next, token(1)?.kind == .word {
      skip()
      let name = readName()
      _ = skipGenericArguments()
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

extension String {
  /// The text of a range of bytes.
  subscript(bytes range: Range<Int>) -> Substring {
    self[utf8.index(at: range.lowerBound)..<utf8.index(at: range.upperBound)]
  }
}
