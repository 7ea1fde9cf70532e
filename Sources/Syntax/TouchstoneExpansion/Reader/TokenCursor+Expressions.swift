package import TouchstoneSyntax

/// Expressions, parsed as the compiler does, to find where they end.
///
/// - Source: the Swift compiler, `parseSequenceExpression` and what it calls; The Swift Programming Language, “Operators”
///   (white space around an operator decides whether it is a prefix, a postfix or between two operands).
extension TokenCursor {
  /// Skips an expression.
  ///
  /// - Parameter inCondition: Whether a brace begins the body of an `if` or a `switch` and no closure.
  /// - Throws: If there is no expression, or if its end is ambiguous.
  package mutating func skipExpression(inCondition: Bool = false) throws(SourceError) {
    repeat {
      try skipOperand(inCondition)
      while try skipCast() {}
    } while try skipInfixOperator(inCondition)
  }

  /// Skips `is` or `as` and a type.
  private mutating func skipCast() throws(SourceError) -> Bool {
    if skip("as") {
      if next?.isGlued == true { _ = skip("?") || skip("!") }
    } else if !skip("is") {
      return false
    }
    guard skipType() else { throw SourceError("Expected a type.", at: offset) }
    return true
  }

  /// Skips an infix operator; for `a ? b : c`, everything up to the colon.
  private mutating func skipInfixOperator(_ inCondition: Bool) throws(SourceError) -> Bool {
    if skip("=") || skipArrow() { return true }
    guard let next, next.kind == .symbol, fixity() == .infix else { return false }
    skip()
    guard next.text == "?" else { return true }
    try skipExpression(inCondition: inCondition)
    guard skip(":") else { throw SourceError("Expected “:” for the preceding “?”.", at: offset) }
    return true
  }

  /// Skips an operand with everything that belongs to it except infix operators.
  private mutating func skipOperand(_ inCondition: Bool) throws(SourceError) {
    skipPrefixes()
    guard let next else { throw SourceError("Expected a value.", at: offset) }
    switch next.kind {
    case .word where next.text == "if": try skipIf()
    case .word where next.text == "switch": try skipSwitch()
    case .word where next.text == "any" && beginsOperand(1), .mark where next.text == "@":
      guard skipType() else { throw SourceError("Expected a type.", at: offset) }
    case .word:
      guard !Words.statements.contains(String(next.text)) else { throw SourceError("Expected a value.", at: offset) }
      skip()
      if Words.operandPrefixes.contains(String(next.text)), let open = self.next, ["(", "["].contains(open.text),
        !open.isGlued, !open.startsLine
      {
        // A call of something with this name, or the keyword before a tuple or a collection literal.
        skip()
        return try skipSuffixes(of: .bracket, inCondition)
      }
      skipSpecialization()
      try skipSuffixes(of: ["true", "false", "nil"].contains(next.text) ? .literal : .value, inCondition)
    case .number, .string, .regex:
      skip()
      try skipSuffixes(of: .literal, inCondition)
    case .open:
      skip()
      try skipSuffixes(of: .bracket, inCondition)
    case .mark where next.text == "\\": try skipKeyPath()
    case .mark where (next.text == "." || next.text == "#") && beginsName(1):
      skip()
      skip()
      skipSpecialization()
      try skipSuffixes(of: .value, inCondition)
    case .close, .symbol, .mark: throw SourceError("Expected a value.", at: offset)
    }
  }

  /// Skips prefix operators and keywords before a value, such as `-`, `&` and `try?`.
  private mutating func skipPrefixes() {
    while let next {
      if next.kind == .symbol, fixity() == .prefix {
        skip()
      } else if next.text == "try" {
        skip()
        if self.next?.isGlued == true { _ = skip("?") || skip("!") }
      } else if ["await", "repeat"].contains(next.text)
        || Words.operandPrefixes.contains(String(next.text)) && beginsOperand(1)
      {
        skip()
      } else {
        return
      }
    }
  }

  /// Whether a token on the same line begins a value, so that the word before it is a keyword.
  private func beginsOperand(_ distance: Int) -> Bool {
    guard let token = token(distance), !token.startsLine else { return false }
    return switch token.kind {
    case .word: !["is", "as", "in", "else", "where", "async", "throws"].contains(token.text)
    case .number, .string, .regex: true
    case .symbol: fixity(distance) == .prefix
    case .mark: ["@", "\\", "#"].contains(token.text)
    case .open, .close: false
    }
  }

  /// Whether a token is the name of a member or a macro.
  private func beginsName(_ distance: Int) -> Bool {
    guard let token = token(distance), token.kind == .word else { return false }
    // `#if` and the like are not values.
    return self.token(distance - 1)?.text != "#" || !["if", "elseif", "else", "endif"].contains(token.text)
  }

  /// Skips generic arguments, unless the angle brackets are comparisons.
  mutating func skipSpecialization() {
    var ahead = self
    guard ahead.skipGenericArguments() else { return }
    guard let next = ahead.next else { return self = ahead }
    let isSpecialization =
      switch next.kind {
      case .close: true
      case .open: next.text == "{" || !next.startsLine
      case .mark: [".", ",", ";", ":"].contains(next.text)
      case .symbol: next.text == "&" || next.isGlued && ["?", "!"].contains(next.text.first)
      case .word, .number, .string, .regex: false
      }
    if isSpecialization { self = ahead }
  }

  /// Skips a key path, such as `\Root.name[0]?.name`.
  private mutating func skipKeyPath() throws(SourceError) {
    skip()
    if let next, next.text != ".", next.kind != .symbol {
      skip()
      _ = skipGenericArguments()
    }
    while let next {
      if next.text == "[" && !next.startsLine || next.endsKeyPath && next.isGlued {
        skip()
      } else if next.endsKeyPath, fixity() != .infix || next.text == "??" && token(1)?.text == "[" {
        throw SourceError("Expected no whitespace before this: it continues the key path.", at: offset)
      } else if next.text == "." {
        skip()
        skip()
        skipSpecialization()
      } else {
        return
      }
    }
  }
}

extension TokenCursor {
  /// Skips `if … { … } else { … }`.
  private mutating func skipIf() throws(SourceError) {
    repeat {
      skip()
      repeat { try skipCondition() } while skip(",")
      try skipBlock()
      guard skip("else") else { return }
    } while next?.text == "if"
    try skipBlock()
  }

  private mutating func skipCondition() throws(SourceError) {
    while let next, ["case", "let", "var", "is"].contains(next.text) { skip() }
    let isBinding = token(1)?.text == ":"
    if isBinding {
      skip()
      skip()
      guard skipType() else { throw SourceError("Expected a type.", at: offset) }
      guard skip("=") else { return }
    }
    try skipExpression(inCondition: true)
  }

  private mutating func skipSwitch() throws(SourceError) {
    skip()
    try skipExpression(inCondition: true)
    try skipBlock()
  }

  private mutating func skipBlock() throws(SourceError) {
    guard next?.text == "{" else { throw SourceError("Expected “{”.", at: offset) }
    skip()
  }
}

extension Token {
  /// Whether the token is `?`, `!`, `.?` or similar.
  fileprivate var endsKeyPath: Bool {
    kind == .symbol && text.allSatisfy { ".?!".contains($0) } && !text.contains("..")
  }
}
