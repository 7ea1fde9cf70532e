/// Finds where statements end.
///
/// - Source: The Swift Programming Language, “Statements” and “Operators” (white space around an operator decides whether
///   it is a prefix, a postfix or between two operands).
enum StatementReader {
  /// The index after the last token of the statement at a cursor: at a semicolon, or at a line that does not go on with
  /// the one before.
  static func end(of cursor: TokenCursor) -> Int {
    var cursor = cursor
    cursor.skip()
    while let next = cursor.next, next.text != ";" {
      if cursor.opensMembers {
        cursor.skipConditional()
      } else if next.startsLine, !continues(cursor) {
        break
      } else {
        cursor.skip()
      }
    }
    return cursor.index
  }

  /// Whether the statement before a cursor goes on with the line that begins there.
  private static func continues(_ cursor: TokenCursor) -> Bool {
    guard let next = cursor.next else { return false }
    return isUnfinished(cursor) || (next.kind == .word ? continues(with: next, cursor) : continues(after: next, cursor))
  }

  /// Whether the token before a cursor wants another one after it.
  private static func isUnfinished(_ cursor: TokenCursor) -> Bool {
    let last = cursor.tokens[cursor.index - 1]
    return switch last.kind {
    case .word: Words.startsValue(cursor.index - 1, in: cursor.tokens)
    // Without a space before it, `?`, `!` and `...` end a value.
    case .symbol: !last.isGlued || ["->", "="].contains(last.text)
    case .mark: true
    case .number, .string, .regex, .open, .close: false
    }
  }

  private static func continues(with word: Token, _ cursor: TokenCursor) -> Bool {
    if Words.continuing.contains(String(word.text)) { return true }
    // `} label: {` of several trailing closures.
    return cursor.tokens[cursor.index - 1].text == "}" && cursor.token(1)?.text == ":" && cursor.token(2)?.text == "{"
  }

  private static func continues(after next: Token, _ cursor: TokenCursor) -> Bool {
    switch next.kind {
    // A member on its own line, a further binding, the type of a name, an operator between two values, a trailing closure.
    case .mark: next.text == "." || next.text == "," || next.text == ":"
    case .symbol: cursor.token(1).map { !$0.isGlued } == true
    case .open:
      next.text == "{" && (cursor.opensAccessors || !isLiteral(cursor.tokens[cursor.index - 1]))
    case .word, .number, .string, .regex, .close: false
    }
  }

  /// Whether a token is a value that takes no closure: one in the line after it begins a statement.
  private static func isLiteral(_ token: Token) -> Bool {
    switch token.kind {
    case .number, .string, .regex: true
    case .word: ["true", "false", "nil"].contains(token.text)
    case .symbol, .mark, .open, .close: false
    }
  }
}

extension TokenCursor {
  /// Whether an `#if` comes next that encloses members of the value before it, as in
  ///
  ///     List()
  ///       #if os(iOS)
  ///         .padding()
  ///       #endif
  fileprivate var opensMembers: Bool {
    guard isNext("#", "if") else { return false }
    var ahead = self
    repeat {
      ahead.enter()
      while let next = ahead.next, !next.startsLine { ahead.skip() }
    } while ahead.isNext("#", "if")
    return ahead.isNext(".")
  }

  /// Goes over `#if` to the end of its `#endif`.
  fileprivate mutating func skipConditional() {
    var depth = 0
    while next != nil {
      if isNext("#", "if") { depth += 1 }
      let isEnd = isNext("#", "endif")
      if isEnd { depth -= 1 }
      skip()
      guard isEnd, depth == 0 else { continue }
      // `endif`
      skip()
      return
    }
  }
}
