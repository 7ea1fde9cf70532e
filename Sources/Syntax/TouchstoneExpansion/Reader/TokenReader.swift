/// Splits Swift source code into tokens.
///
/// It reads code that the compiler has already parsed. Anything that it does not understand, such as an unterminated
/// string or bracket, is an error with a position, never a guess.
///
/// - Source: The Swift Programming Language, “Lexical Structure”; the lexer of the Swift compiler for regular expressions
///   between bare slashes and for `#"""#`.
package struct TokenReader {
  /// The maximum depth of nested strings and brackets.
  package static let depthLimit = 200

  private let bytes: [UInt8]
  private let source: String
  private var position = 0
  private var tokens: [Token] = []
  /// The indices of the brackets that are still open.
  private var brackets: [Int] = []

  private init(_ source: String) {
    self.source = source
    bytes = Array(source.utf8)
  }

  /// Returns the tokens of a source.
  package static func tokens(of source: String) throws(SourceError) -> [Token] {
    var reader = TokenReader(source)
    try reader.readAll()
    return reader.tokens
  }

  private mutating func readAll() throws(SourceError) {
    while true {
      let end = tokens.last?.range.upperBound ?? 0
      try skipSpace()
      guard position < bytes.count else { break }
      let start = position
      let kind = try readToken()
      let gap = bytes[end..<start]
      tokens.append(
        Token(
          kind: kind, range: start..<position, text: text(start..<position),
          startsLine: tokens.isEmpty || gap.contains(where: \.isNewline), isGlued: !tokens.isEmpty && gap.isEmpty))
      try matchBracket(at: tokens.count - 1)
    }
    if let open = brackets.last {
      throw SourceError("This bracket is never closed.", at: tokens[open].range.lowerBound)
    }
  }

  private func text(_ range: Range<Int>) -> Substring {
    // Tokens begin and end at ASCII characters or at the ends of runs of other bytes, so no character is split.
    source[source.utf8.index(at: range.lowerBound)..<source.utf8.index(at: range.upperBound)]
  }

  private mutating func matchBracket(at index: Int) throws(SourceError) {
    switch tokens[index].kind {
    case .open:
      guard brackets.count < Self.depthLimit else {
        throw SourceError("Brackets are nested too deeply.", at: tokens[index].range.lowerBound)
      }
      brackets.append(index)
    case .close:
      let opener = brackets.popLast()
      guard let opener, Self.closers[bytes[tokens[opener].range.lowerBound]] == bytes[tokens[index].range.lowerBound]
      else { throw SourceError("This bracket has no opening bracket.", at: tokens[index].range.lowerBound) }
      tokens[opener].kind = .open(partner: index)
      tokens[index].kind = .close(partner: opener)
    default: break
    }
  }

  private static let closers: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"), UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  private func byte(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private func isNext(_ text: StaticString) -> Bool {
    position + text.utf8CodeUnitCount <= bytes.count
      && text.withUTF8Buffer { $0.elementsEqual(bytes[position..<(position + $0.count)]) }
  }

  /// Advances to the next token, skipping white space and comments.
  private mutating func skipSpace() throws(SourceError) {
    while let next = byte() {
      if next.isSpace {
        position += 1
      } else if isNext("//") {
        while let next = byte(), !next.isNewline { position += 1 }
      } else if isNext("/*") {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() throws(SourceError) {
    let start = position
    var depth = 0
    repeat {
      guard position < bytes.count else { throw SourceError("This comment is never closed.", at: start) }
      if isNext("/*") {
        (depth, position) = (depth + 1, position + 2)
      } else if isNext("*/") {
        (depth, position) = (depth - 1, position + 2)
      } else {
        position += 1
      }
    } while depth > 0
  }

  /// Reads the token at the position.
  private mutating func readToken() throws(SourceError) -> Token.Kind {
    let first = bytes[position]
    if let pounds = literalPounds() { return try readLiteral(pounds: pounds) }
    if first >= 0x80, scalar.isOperatorStart { return readSymbol() }
    if first.isWordStart {
      repeat {
        skipCharacter()
      } while byte().map { $0.isWordPart && ($0 < 0x80 || !scalar.isOperatorStart) } == true
      return .word
    }
    if first.isDigit { return readNumber() }
    switch first {
    case UInt8(ascii: "`"): return try readQuotedWord()
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
      if let end = bareRegexEnd(at: position) {
        position = end
        return .regex
      }
      return readSymbol()
    default:
      return readMark()
    }
  }

  /// Returns the number of `#` before a literal that begins here; `nil` if none does.
  private func literalPounds() -> Int? {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    let next = byte(pounds)
    if next == UInt8(ascii: "\"") { return pounds }
    return pounds > 0 && next == UInt8(ascii: "/") ? pounds : nil
  }

  private mutating func readLiteral(pounds: Int) throws(SourceError) -> Token.Kind {
    if byte(pounds) == UInt8(ascii: "/") {
      try readRegex(pounds: pounds)
      return .regex
    }
    var literal = StringLiteralReader(bytes, at: position, depth: 0)
    position = try literal.end()
    return .string
  }

  private mutating func readNumber() -> Token.Kind {
    let isHexadecimal = isNext("0x")
    var hasFraction = false
    while let next = byte() {
      if next == UInt8(ascii: "."), !hasFraction, byte(1)?.isDigit == true {
        hasFraction = true
      } else if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") {
        // The sign of an exponent.
        let mark = bytes[position - 1] | 0x20
        guard mark == UInt8(ascii: isHexadecimal ? "p" : "e"), byte(1)?.isDigit == true else { break }
      } else if !next.isWordPart || hasFraction && !isHexadecimal && !next.isFractionPart {
        break
      }
      position += 1
    }
    return .number
  }

  private mutating func readQuotedWord() throws(SourceError) -> Token.Kind {
    let start = position
    repeat {
      position += 1
      guard let next = byte(), !next.isNewline else { throw SourceError("This name is never closed.", at: start) }
    } while byte() != UInt8(ascii: "`")
    position += 1
    return .word
  }

  private mutating func readMark() -> Token.Kind {
    position += 1
    return .mark
  }

  private mutating func readSymbol() -> Token.Kind {
    let hasDots = byte() == UInt8(ascii: ".")
    repeat {
      skipCharacter()
    } while continuesSymbol(hasDots: hasDots)
    return .symbol
  }

  /// Returns whether the character at a distance continues the operator before it.
  private func continuesSymbol(hasDots: Bool, after distance: Int = 0) -> Bool {
    guard let next = byte(distance) else { return false }
    if next >= 0x80 { return scalar(at: position + distance).isOperatorPart }
    if next == UInt8(ascii: ".") { return hasDots }
    guard next == UInt8(ascii: "/") else { return next.isSymbol }
    // A slash begins a comment, or a regular expression after a prefix operator.
    return byte(distance + 1) != next && byte(distance + 1) != UInt8(ascii: "*")
      && (endsOperand || bareRegexEnd(at: position + distance) == nil)
  }

  /// The character at the position.
  private var scalar: Unicode.Scalar { scalar(at: position) }

  private func scalar(at offset: Int) -> Unicode.Scalar { source.unicodeScalars[source.utf8.index(at: offset)] }

  private mutating func skipCharacter() { position += UTF8.width(scalar) }

  /// Whether the operator at the position has a value directly to its left.
  private var isLeftBound: Bool {
    guard let last = tokens.last, last.range.upperBound == position else { return false }
    return !last.separatesOperators
  }

  /// Reads `#/ … /#`, which may span several lines.
  private mutating func readRegex(pounds: Int) throws(SourceError) {
    let start = position
    position += pounds + 1
    while let next = byte() {
      if next == UInt8(ascii: "\\") {
        position += 2
      } else if next == UInt8(ascii: "/"), (1...pounds).allSatisfy({ byte($0) == UInt8(ascii: "#") }) {
        position += 1 + pounds
        return
      } else {
        position += 1
      }
    }
    throw SourceError("This regular expression is never closed.", at: start)
  }

  /// Returns the end of the bare-slash regular expression at an offset; `nil` if the slash is an operator.
  private func bareRegexEnd(at start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/"), !endsOperand || startsLine,
      !bytes[start + 1].isSpace, bytes[start + 1] != UInt8(ascii: "/"), bytes[start + 1] != UInt8(ascii: "*")
    else { return nil }
    var end = start + 1
    var (parentheses, classes) = (0, 0)
    while end < bytes.count, !bytes[end].isNewline {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(classes - 1, 0)
      case UInt8(ascii: "(") where classes == 0: parentheses += 1
      case UInt8(ascii: ")") where classes == 0:
        parentheses -= 1
        // The parenthesis was opened earlier: the slash is an operator passed as a function.
        if parentheses < 0 { return nil }
      case UInt8(ascii: "/"):
        // Followed by another slash or a star, it begins a comment.
        let beginsComment = end + 1 < bytes.count && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[end + 1])
        return beginsComment || bytes[end - 1] == UInt8(ascii: " ") ? nil : end + 1
      default: break
      }
      end += 1
    }
    return nil
  }

  /// Whether there is a line break between the last token and the position.
  private var startsLine: Bool {
    bytes[(tokens.last?.range.upperBound ?? 0)..<position].contains { $0.isNewline }
  }

  /// Whether the last token may end a value, so that an operator follows it.
  private var endsOperand: Bool {
    guard let last = tokens.last else { return false }
    return switch last.kind {
    case .word: !Words.startsValue(tokens.count - 1, in: tokens)
    case .number, .string, .regex, .close: true
    // `a! / b`, but `try? /b/`
    case .symbol:
      last.isGlued && last.range.upperBound < position && tokens.dropLast().last.map { $0.text == "try" } != true
    case .mark, .open: false
    }
  }
}
