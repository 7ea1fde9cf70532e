/// Divides Swift source code into tokens: the one reader of Swift, on which the others are built.
///
/// - Source: The Swift Programming Language, “Lexical Structure”; the Swift compiler, `Lexer.cpp`, for regular expressions
///   between bare slashes, for `#"""#`, and for the ends of what is never closed.
package struct Lexer {
  /// The maximum depth of nested strings, and of brackets in a source that is read to the letter.
  package static let depthLimit = 200

  let source: [UInt8]
  /// Whether each literal is a token; otherwise, the code of its interpolations is there in its place.
  private let keepsLiterals: Bool
  var position: Int
  package private(set) var tokens: [Token] = []
  /// The last token, which may be a literal that is not kept.
  var previous: Token?
  /// Whether there is a line break between the last token and the position.
  private(set) var startsLine = false
  /// The indices of the brackets that are still open.
  private var brackets: [Int] = []
  /// The number of those that are open around the innermost interpolation.
  private var outerBrackets = 0
  /// The number of interpolations around the position.
  var depth = 0
  /// The first thing that the lexer did not understand.
  private(set) var fault: SourceError?

  private init(_ source: [UInt8], at position: Int, keepsLiterals: Bool) {
    self.source = source
    self.position = position
    self.keepsLiterals = keepsLiterals
    // A byte order mark is not part of the code.
    if position == 0, source.starts(with: [0xEF, 0xBB, 0xBF]) { self.position = 3 }
  }

  /// Returns the tokens of code that the compiler has parsed. Each literal is one, with its interpolations.
  ///
  /// - Throws: For anything that is not understood, such as an unterminated string or bracket, with its position.
  package static func tokens(of source: String) throws(SourceError) -> [Token] {
    var lexer = Lexer(Array(source.utf8), at: 0, keepsLiterals: true)
    lexer.read()
    if let fault = lexer.fault { throw fault }
    if let open = lexer.brackets.last {
      throw SourceError("This bracket is never closed.", at: lexer.tokens[open].range.lowerBound)
    }
    return lexer.tokens
  }

  /// Returns the tokens of any file, without comments and literals, but with the code of interpolations.
  ///
  /// An unterminated string ends with its line, and any other unterminated literal is no literal.
  package static func code(of source: [UInt8]) -> [Token] {
    var lexer = Lexer(source, at: 0, keepsLiterals: false)
    lexer.read()
    return lexer.tokens
  }

  /// Returns a bracket of any file and what is in it, up to the bracket that closes it; `nil` if none does. Another token is
  /// returned alone.
  package static func group(in source: [UInt8], at position: Int) -> [Token]? {
    var lexer = Lexer(source, at: position, keepsLiterals: true)
    while lexer.skipSpace() {
      lexer.readToken()
      guard !lexer.brackets.isEmpty else { return lexer.tokens }
    }
    return lexer.tokens.isEmpty ? [] : nil
  }

  /// Reads code: the whole source, or up to the parenthesis that closes an interpolation.
  mutating func read(inInterpolation: Bool = false) {
    let outer = outerBrackets
    outerBrackets = brackets.count
    while skipSpace() {
      if inInterpolation, source[position] == UInt8(ascii: ")"), opener(of: UInt8(ascii: "(")) == nil { break }
      readToken()
    }
    if inInterpolation { brackets.removeLast(brackets.count - outerBrackets) }
    outerBrackets = outer
  }

  /// Notes that something is not understood.
  mutating func note(_ message: String, at offset: Int) { fault = fault ?? SourceError(message, at: offset) }

  func byte(_ distance: Int = 0) -> UInt8? {
    position + distance < source.count ? source[position + distance] : nil
  }

  func isNext(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    byte() == UInt8(ascii: first) && byte(1) == UInt8(ascii: second)
  }

  // MARK: Tokens

  private mutating func readToken() {
    let (start, count) = (position, tokens.count)
    let startsLine = startsLine
    let end = previous?.range.upperBound
    let kind = readKind()
    position = min(position, source.count)
    let isLiteral = kind == .string || kind == .regex
    let token = Token(
      kind: kind, range: start..<position,
      text: isLiteral && !keepsLiterals ? "" : Substring(String(decoding: source[start..<position], as: UTF8.self)),
      startsLine: startsLine || end == nil, isGlued: end == start)
    previous = token
    if isLiteral, keepsLiterals { tokens.removeLast(tokens.count - count) }
    guard !isLiteral || keepsLiterals else { return }
    tokens.append(token)
    matchBracket(at: tokens.count - 1)
  }

  private mutating func matchBracket(at index: Int) {
    let range = tokens[index].range
    switch tokens[index].kind {
    case .open:
      if brackets.count >= Self.depthLimit { note("Brackets are nested too deeply.", at: range.lowerBound) }
      brackets.append(index)
    case .close:
      let opener = opener(of: Self.openers[source[range.lowerBound]] ?? 0)
      if opener != brackets.count - 1, depth == 0 {
        note("This bracket has no opening bracket.", at: range.lowerBound)
      }
      // Those further in are never closed: `#if` may divide a block.
      guard let opener else { return }
      tokens[brackets[opener]].kind = .open(partner: index)
      tokens[index].kind = .close(partner: brackets[opener])
      brackets.removeLast(brackets.count - opener)
    default: break
    }
  }

  /// Returns the place of the innermost bracket of a kind among those that are open.
  private func opener(of bracket: UInt8) -> Int? {
    var place = brackets.count
    while place > max(outerBrackets, brackets.count - Self.depthLimit) {
      place -= 1
      if source[tokens[brackets[place]].range.lowerBound] == bracket { return place }
    }
    return nil
  }

  private static let openers: [UInt8: UInt8] = [
    UInt8(ascii: ")"): UInt8(ascii: "("), UInt8(ascii: "]"): UInt8(ascii: "["), UInt8(ascii: "}"): UInt8(ascii: "{"),
  ]

  /// Advances to the next token, skipping white space and comments; returns `false` at the end.
  private mutating func skipSpace() -> Bool {
    startsLine = false
    while position < source.count {
      let next = source[position]
      if next.isSpace {
        if next.isNewline { startsLine = true }
        position += 1
      } else if next != UInt8(ascii: "/") {
        return true
      } else if byte(1) == next {
        while position < source.count, !source[position].isNewline { position += 1 }
      } else if byte(1) == UInt8(ascii: "*") {
        skipBlockComment()
      } else {
        return true
      }
    }
    return false
  }

  private mutating func skipBlockComment() {
    let start = position
    var depth = 0
    repeat {
      guard position < source.count else { return note("This comment is never closed.", at: start) }
      if isNext("/", "*") {
        (depth, position) = (depth + 1, position + 2)
      } else if isNext("*", "/") {
        (depth, position) = (depth - 1, position + 2)
      } else {
        if source[position].isNewline { startsLine = true }
        position += 1
      }
    } while depth > 0
  }

  /// Advances past the token at the position.
  private mutating func readKind() -> Token.Kind {
    let first = source[position]
    if first >= 0x80, character(at: position).isOperatorStart { return readSymbol() }
    if first.isWordStart {
      repeat {
        position += 1
      } while position < source.count && source[position].isWordPart
        && (source[position] < 0xC0 || !character(at: position).isOperatorStart)
      return .word
    }
    if first.isDigit { return readNumber() }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      return literalPounds().map { readLiteral(pounds: $0) } ?? readMark()
    case UInt8(ascii: "`"): return readQuotedWord()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      position += 1
      return .open(partner: tokens.count)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      position += 1
      return .close(partner: tokens.count)
    case UInt8(ascii: "."):
      // `..<` and `...` are symbols.
      return continuesSymbol(hasDots: true, after: 1) ? readSymbol() : readMark()
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      // After a value, each is a token of its own.
      guard isLeftBound else { return readSymbol() }
      position += 1
      return .symbol
    case _ where first.isSymbol:
      guard let end = bareRegexEnd(at: position) else { return readSymbol() }
      position = end
      return .regex
    default:
      return readMark()
    }
  }

  private mutating func readQuotedWord() -> Token.Kind {
    guard let end = source[(position + 1)...].firstIndex(where: { $0 == UInt8(ascii: "`") || $0.isNewline }),
      !source[end].isNewline
    else {
      note("This name is never closed.", at: position)
      return readMark()
    }
    position = end + 1
    return .word
  }

  mutating func readMark() -> Token.Kind {
    position += 1
    return .mark
  }

  private mutating func readSymbol() -> Token.Kind {
    let hasDots = byte() == UInt8(ascii: ".")
    repeat {
      position += source[position] < 0x80 ? 1 : UTF8.width(character(at: position))
    } while continuesSymbol(hasDots: hasDots)
    return .symbol
  }

  /// Returns whether the character at a distance continues the operator before it.
  private func continuesSymbol(hasDots: Bool, after distance: Int = 0) -> Bool {
    guard let next = byte(distance) else { return false }
    if next >= 0x80 { return character(at: position + distance).isOperatorPart }
    if next == UInt8(ascii: ".") { return hasDots }
    guard next == UInt8(ascii: "/") else { return next.isSymbol }
    // A slash begins a comment, or a regular expression after a prefix operator.
    return byte(distance + 1) != next && byte(distance + 1) != UInt8(ascii: "*")
      && (endsOperand || bareRegexEnd(at: position + distance) == nil)
  }

  /// The character beyond ASCII at an offset; a replacement character if it is no UTF-8.
  private func character(at offset: Int) -> Unicode.Scalar {
    String(decoding: source[offset..<min(offset + 4, source.count)], as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }

  /// Whether the operator at the position has a value directly to its left.
  private var isLeftBound: Bool {
    guard let previous, previous.range.upperBound == position else { return false }
    return !previous.separatesOperators
  }

  /// Whether the last token may end a value, so that an operator follows it.
  var endsOperand: Bool {
    guard let previous else { return false }
    let before = tokens.dropLast().last?.text
    return switch previous.kind {
    // A keyword, and not a member such as `.some`.
    case .word: before == "." || !Self.wordsBeforeValues.contains(previous.text)
    case .number, .string, .regex, .close: true
    // `a! / b`, but `try? /b/`
    case .symbol: previous.isGlued && previous.range.upperBound < position && before != "try"
    case .mark, .open: false
    }
  }

  /// Keywords that a value follows: a slash after one begins a regular expression.
  private static let wordsBeforeValues: Set<Substring> = [
    "return", "throw", "try", "await", "in", "case", "if", "guard", "while", "where", "switch", "is", "as", "else",
    "repeat", "yield", "consume", "copy", "discard", "each", "some", "any", "let", "var", "inout", "borrowing",
    "consuming",
  ]
}
