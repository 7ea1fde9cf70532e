import TouchstoneSyntax

/// Parses a condition as the compiler does: `!` binds tighter than `&&`, which binds tighter than `||`; the condition
/// ends with the line unless a parenthesis is open.
///
/// - Source: The Swift Programming Language, “Conditional Compilation Block”; the Swift compiler,
///   `parseExprSequence(isForConditionalDirective:)`.
struct ConditionReader {
  private let code: [UInt8]
  private(set) var position: Int
  private var openParentheses = 0
  /// The number of operators and parentheses around the operand. It is limited, since sources are not trusted.
  private var depth = 0
  private static let deepest = 200

  /// - Parameter code: A source without comments and strings, as ``SourceMask`` makes it.
  init(_ code: [UInt8], at position: Int) {
    self.code = code
    self.position = position
  }

  mutating func read() -> Condition { readOr() }

  private mutating func readOr() -> Condition {
    var condition = readAnd()
    let before = depth
    defer { depth = before }
    while skipOperator("||") {
      depth += 1
      condition = .or(condition, readAnd())
    }
    return condition
  }

  private mutating func readAnd() -> Condition {
    var condition = readOperand()
    let before = depth
    defer { depth = before }
    while skipOperator("&&") {
      depth += 1
      condition = .and(condition, readOperand())
    }
    return condition
  }

  private mutating func readOperand() -> Condition {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return .unknown }
    skipSpace(acrossLines: openParentheses > 0)
    if skip("!") { return .not(readOperand()) }
    if skip("(") {
      openParentheses += 1
      let condition = readOr()
      openParentheses -= 1
      skipSpace(acrossLines: true)
      return skip(")") ? condition : .unknown
    }
    let start = position
    while position < code.count, code[position].isWordPart { position += 1 }
    guard position > start else { return .unknown }
    let name = text(start..<position)
    let end = position
    skipSpace(acrossLines: false)
    guard skip("(") else {
      position = end
      return name == "true" ? .literal(true) : name == "false" ? .literal(false) : .flag(name)
    }
    guard let arguments = readArguments() else { return .unknown }
    return .question(name, arguments: arguments, range: start..<position)
  }

  /// Reads up to the parenthesis that closes the arguments.
  private mutating func readArguments() -> String? {
    let start = position
    var depth = 1
    while position < code.count {
      if code[position] == UInt8(ascii: "(") { depth += 1 }
      if code[position] == UInt8(ascii: ")") { depth -= 1 }
      position += 1
      if depth == 0 { return text(start..<position - 1) }
      // A directive within the arguments means that the closing parenthesis is missing.
      if code[position - 1] == UInt8(ascii: "#") { return nil }
    }
    return nil
  }

  private mutating func skipOperator(_ text: StaticString) -> Bool {
    let before = position
    skipSpace(acrossLines: openParentheses > 0)
    if skip(text) { return true }
    position = before
    return false
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard code[position...].starts(with: bytes) else { return false }
    position += bytes.count
    return true
  }

  private mutating func skipSpace(acrossLines: Bool) {
    while position < code.count, code[position].isSpace, acrossLines || !code[position].isNewline { position += 1 }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: code[range].filter { !$0.isSpace }, as: UTF8.self)
  }
}
