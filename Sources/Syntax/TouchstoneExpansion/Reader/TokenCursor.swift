package import TouchstoneSyntax

/// A position in a list of tokens that advances as they are parsed.
package struct TokenCursor {
  package let tokens: [Token]
  /// The index of the next token.
  package private(set) var index: Int
  /// The number of bytes of the next token that are already read, as in `Array<Int>=`.
  private var part = 0
  /// The index at which reading stops.
  package let end: Int

  package init(_ tokens: [Token], in range: Range<Int>? = nil) {
    self.tokens = tokens
    index = range?.lowerBound ?? 0
    end = range?.upperBound ?? tokens.count
  }

  package var next: Token? { token(0) }

  /// Whether a part of the next token is already read.
  package var isWithinToken: Bool { part > 0 }

  package func token(_ distance: Int) -> Token? {
    guard index + distance < end else { return nil }
    guard distance == 0, part > 0 else { return tokens[index + distance] }
    let token = tokens[index]
    return Token(
      kind: token.kind, range: (token.range.lowerBound + part)..<token.range.upperBound,
      text: token.text.dropFirst(part), startsLine: false, isGlued: true)
  }

  /// The start of the next token, or the end of the last one if there is none.
  package var offset: Int { next?.range.lowerBound ?? tokens[..<end].last?.range.upperBound ?? 0 }

  /// Returns the bytes from the start of a token to the end of what was read last.
  package func bytes(from first: Int) -> Range<Int> {
    tokens[first].range.lowerBound..<(part > 0 ? offset : tokens[index - 1].range.upperBound)
  }

  /// Whether the next tokens have these texts.
  package func isNext(_ texts: String...) -> Bool {
    texts.indices.allSatisfy { token($0)?.text == texts[$0][...] }
  }

  /// Skips a token; if it is an opening bracket, everything up to the closing one.
  package mutating func skip() {
    guard let next else { return }
    index = (next.closing ?? index) + 1
    part = 0
  }

  /// Moves past an opening bracket.
  package mutating func enter() { index += 1 }

  /// Skips the next token if it has this text.
  package mutating func skip(_ text: String) -> Bool {
    guard next?.text == text[...] else { return false }
    skip()
    return true
  }

  /// Skips an ASCII prefix of the next symbol if it has this text.
  package mutating func skipPrefix(_ text: String) -> Bool {
    guard let next, next.kind == .symbol, next.text.hasPrefix(text) else { return false }
    guard next.text.utf8.count > text.utf8.count else { return skip(text) }
    part += text.utf8.count
    return true
  }

  /// Reads the attributes at the cursor, such as `@State` and `@available(macOS 14, *)`.
  package mutating func readAttributes() -> [Attribute] {
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

  /// Reads a qualified name and returns its last part: `State` for `SwiftUI.State`.
  package mutating func readName() -> String {
    var name = ""
    repeat {
      name = String(next?.text ?? "")
      skip()
    } while skipQualifier()
    return name
  }

  /// Skips a `.` or `::` that a name follows.
  private mutating func skipQualifier() -> Bool {
    if isNext("."), token(1)?.kind == .word { return skip(".") }
    if isNext(":", ":"), token(2)?.kind == .word { return skip(":") && skip(":") }
    return false
  }

  /// Reads the modifiers at the cursor, such as `public` and `private(set)`.
  package mutating func readModifiers() -> [Token] {
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
package struct Attribute: Equatable {
  /// The last part of the name.
  package var name: String
  /// The range from the `@` to the end of the arguments, in bytes.
  package var range: Range<Int>
}

extension String {
  /// The text in a range of bytes.
  package subscript(bytes range: Range<Int>) -> Substring {
    self[utf8.index(at: range.lowerBound)..<utf8.index(at: range.upperBound)]
  }
}

extension String.UTF8View {
  /// Returns the index of a byte.
  func index(at offset: Int) -> Index { index(startIndex, offsetBy: offset) }
}
