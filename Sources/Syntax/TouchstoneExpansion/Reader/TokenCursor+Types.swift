import TouchstoneSyntax

/// Types, parsed as the compiler does.
///
/// - Source: the Swift compiler, `canParseType()` and what it calls.
extension TokenCursor {
  /// Skips a type; returns `false` if there is none.
  package mutating func skipType() -> Bool {
    while let next, next.kind == .word, Words.typeSpecifiers.contains(String(next.text)) {
      skip()
      if self.next?.text == "(", self.next?.isGlued == true { skip() }
    }
    _ = readAttributes()
    guard skipSimpleType() else { return false }
    while next?.text == "&", fixity() != .prefix {
      skip()
      guard skipSimpleType() else { return false }
    }
    return skipArrow() ? skipType() : true
  }

  /// Skips `->` and any `async` and `throws` before it.
  package mutating func skipArrow() -> Bool {
    var ahead = self
    while let next = ahead.next, next.text == "async" || next.text == "throws" {
      ahead.skip()
      // The error type.
      if next.text == "throws", ahead.next?.text == "(" { ahead.skip() }
    }
    guard ahead.skip("->") else { return false }
    self = ahead
    return true
  }

  /// Skips a type without `&` and `->`.
  package mutating func skipSimpleType() -> Bool {
    while let next, ["some", "any", "each", "repeat"].contains(next.text) { skip() }
    _ = skip("~")
    guard let next else { return false }
    switch next.kind {
    case .word:
      skip()
      guard skipQualifiers() else { return false }
    case .open where next.text != "{": skip()
    case .open, .close, .number, .string, .regex, .symbol, .mark: return false
    }
    while let next = self.next {
      if next.isGlued, skipPrefix("?") || skipPrefix("!") { continue }
      guard isNext("."), token(1)?.kind == .word else { break }
      skip()
      skip()
      guard skipQualifiers() else { return false }
    }
    return true
  }

  /// Skips `::Name` and generic arguments; returns `false` if the arguments are not closed.
  private mutating func skipQualifiers() -> Bool {
    while isNext(":", ":"), token(2)?.kind == .word {
      for _ in 0..<3 { skip() }
    }
    return next?.text.first != "<" || skipGenericArguments()
  }

  /// Skips generic arguments such as `<Int, [String]>`; returns `false` without advancing if there are none.
  package mutating func skipGenericArguments() -> Bool {
    var ahead = self
    guard ahead.skipPrefix("<") else { return false }
    while ahead.next?.text.first != ">" {
      guard ahead.skipGenericArgument() else { return false }
      guard ahead.skip(",") else { break }
    }
    guard ahead.skipPrefix(">") else { return false }
    self = ahead
    return true
  }

  private mutating func skipGenericArgument() -> Bool {
    let isNegative = skipPrefix("-")
    if next?.kind == .number {
      skip()
      return true
    }
    return !isNegative && skipType()
  }
}
