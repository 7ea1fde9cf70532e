import TouchstoneSyntax

// Suffixes of values, parsed as the compiler does in `parsePostfixExpressionSuffix`.
extension TokenCursor {
  /// What a suffix is attached to.
  enum Head {
    /// A literal, which takes no closure.
    case literal
    /// A tuple, a collection literal, a closure, or a call with a closure; compiler versions differ on closures after
    /// them.
    case bracket
    case value
  }

  /// Skips members, arguments, subscripts, closures and postfix operators after a value.
  mutating func skipSuffixes(of head: Head, _ inCondition: Bool) throws(SourceError) {
    var head = head
    while let next {
      if next.text == ".", let name = token(1), name.kind == .word || name.kind == .number || name.text == "(" {
        skip()
        skip()
        skipSpecialization()
      } else if ["(", "["].contains(next.text), !next.startsLine {
        skip()
      } else if next.text == "{" {
        guard head != .literal, opensClosure(inCondition) else { return }
        guard head == .value else {
          throw SourceError(
            "Compiler versions differ on whether this brace belongs to the preceding expression: end that expression with “;”.",
            at: next.range.lowerBound)
        }
        skipClosures()
        head = .bracket
        continue
      } else if next.kind == .symbol, fixity() == .postfix {
        skip()
      } else if opensMembers {
        skipConditional()
      } else {
        return
      }
      head = .value
    }
  }

  /// Skips `{ … } label: { … }`.
  private mutating func skipClosures() {
    skip()
    while let label = next, label.kind == .word, label.text != "default", token(1)?.text == ":", token(2)?.text == "{" {
      for _ in 0..<3 { skip() }
    }
  }

  /// Whether the next brace opens a closure that belongs to the value before it.
  private func opensClosure(_ inCondition: Bool) -> Bool {
    guard !opensObservers, token(1)?.text != "case" else { return false }
    guard inCondition else { return true }
    // The closure must start and the condition continue on the same line, as in `if list.contains { $0 > 1 } {`.
    guard token(1)?.startsLine == false else { return false }
    var ahead = self
    ahead.skip()
    guard let next = ahead.next else { return false }
    if ["{", "where", ","].contains(next.text) { return true }
    let goesOn =
      switch next.kind {
      case .open: true
      case .mark: next.text == "." || next.text == ":"
      case .word: next.text == "is" || next.text == "as"
      case .symbol: ahead.fixity() != .prefix
      case .close, .number, .string, .regex: false
      }
    return goesOn && !next.startsLine
  }

  /// Whether the next brace opens observers, not a closure or a block.
  package var opensObservers: Bool {
    guard isNext("{") else { return false }
    var ahead = self
    ahead.enter()
    _ = ahead.readAttributes()
    return ahead.next.map { ["didSet", "willSet", "init"].contains($0.text) } == true
  }
}

extension TokenCursor {
  /// Whether the next token is an `#if` around members of the value before it, as in
  ///
  ///     List()
  ///       #if os(iOS)
  ///         .padding()
  ///       #endif
  var opensMembers: Bool {
    guard isNext("#", "if") else { return false }
    var ahead = self
    repeat {
      ahead.enter()
      while let next = ahead.next, !next.startsLine { ahead.skip() }
    } while ahead.isNext("#", "if")
    return ahead.isNext(".")
  }

  /// Skips from `#if` to the end of its `#endif`.
  private mutating func skipConditional() {
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

  /// Whether the next token continues any statement before it.
  var continuesStatement: Bool {
    guard let next else { return false }
    return switch next.kind {
    case .word:
      ["is", "as", "else", "catch", "where", "while", "async", "throws"].contains(next.text)
        || token(1)?.text == ":"
    // Even `!a` continues a key path.
    case .symbol: true
    case .mark: next.text == "." || opensMembers
    case .open: next.text == "{"
    case .number, .string, .regex, .close: false
    }
  }
}
