// Numbers, strings, which may be multiline, raw or interpolated, and regular expressions.
extension Lexer {
  mutating func readNumber() -> Token.Kind {
    let isHexadecimal = isNext("0", "x")
    var hasFraction = false
    while let next = byte() {
      if next == UInt8(ascii: "."), !hasFraction, byte(1)?.isDigit == true {
        hasFraction = true
      } else if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") {
        // The sign of an exponent.
        let mark = source[position - 1] | 0x20
        guard mark == UInt8(ascii: isHexadecimal ? "p" : "e"), byte(1)?.isDigit == true else { break }
      } else if !next.isWordPart || hasFraction && !isHexadecimal && !next.isFractionPart {
        break
      }
      position += 1
    }
    return .number
  }

  /// Returns the number of `#` before a literal that begins here; `nil` if none does.
  func literalPounds() -> Int? {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    let next = byte(pounds)
    if next == UInt8(ascii: "\"") { return pounds }
    return pounds > 0 && next == UInt8(ascii: "/") ? pounds : nil
  }

  mutating func readLiteral(pounds: Int) -> Token.Kind {
    if byte(pounds) == UInt8(ascii: "/") {
      guard let end = regexEnd(pounds) else {
        note("This regular expression is never closed.", at: position)
        position += pounds
        return readMark()
      }
      position = end
      return .regex
    }
    readString(pounds: pounds)
    return .string
  }

  private mutating func readString(pounds: Int) {
    let start = position
    position += pounds
    let isMultiline = opensManyLines(pounds)
    let quotes = isMultiline ? 3 : 1
    position += quotes
    while let next = byte() {
      if next == UInt8(ascii: "\\"), hasPounds(pounds, at: position + 1) {
        position += 1 + pounds
        if byte() == UInt8(ascii: "(") {
          readInterpolation(ofStringAt: start)
        } else if byte()?.isNewline == false {
          position += 1
        }
      } else if next == UInt8(ascii: "\""), closes(quotes: quotes, pounds: pounds, at: position) {
        position += quotes + pounds
        return
      } else if next.isNewline, !isMultiline {
        break
      } else {
        position += 1
      }
    }
    note("This string is never closed.", at: start)
  }

  private mutating func readInterpolation(ofStringAt start: Int) {
    let opening = position
    position += 1
    guard depth < Self.depthLimit else { return note("Strings are nested too deeply.", at: start) }
    depth += 1
    previous = Token(
      kind: .open(partner: tokens.count), range: opening..<position, text: "(", startsLine: false, isGlued: true)
    read(inInterpolation: true)
    depth -= 1
    if position < source.count { position += 1 } else { note("This interpolation is never closed.", at: opening) }
  }

  /// Whether three quotation marks open a multiline string; `#"""#` is a single quotation mark.
  private func opensManyLines(_ pounds: Int) -> Bool {
    guard hasQuotes(3, at: position) else { return false }
    guard pounds > 0 else { return true }
    var index = position + 2
    while index < source.count, !source[index].isNewline {
      if closes(quotes: 1, pounds: pounds, at: index) { return false }
      index += 1
    }
    return true
  }

  private func closes(quotes: Int, pounds: Int, at index: Int) -> Bool {
    hasQuotes(quotes, at: index) && hasPounds(pounds, at: index + quotes)
  }

  private func hasQuotes(_ count: Int, at index: Int) -> Bool {
    index + count <= source.count && source[index..<index + count].allSatisfy { $0 == UInt8(ascii: "\"") }
  }

  private func hasPounds(_ count: Int, at index: Int) -> Bool {
    index + count <= source.count && source[index..<index + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// The end of `#/…/#`: on the same line, or anywhere if nothing follows the slash on its line.
  private func regexEnd(_ pounds: Int) -> Int? {
    let start = position + pounds + 1
    let spansLines = source[start...].first { $0 != .space && $0 != UInt8(ascii: "\t") }?.isNewline == true
    var index = start
    while index < source.count, spansLines || !source[index].isNewline {
      if source[index] == UInt8(ascii: "/"), hasPounds(pounds, at: index + 1) { return index + 1 + pounds }
      index += source[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Returns the end of the bare-slash regular expression at an offset; `nil` if the slash is an operator.
  func bareRegexEnd(at start: Int) -> Int? {
    guard start + 1 < source.count, source[start] == UInt8(ascii: "/"), !source[start + 1].isSpace,
      source[start + 1] != UInt8(ascii: "/"), source[start + 1] != UInt8(ascii: "*"), !endsOperand || startsLine
    else { return nil }
    var end = start + 1
    var (parentheses, classes) = (0, 0)
    while end < source.count, !source[end].isNewline {
      switch source[end] {
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
        let beginsComment = end + 1 < source.count && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(source[end + 1])
        return beginsComment || source[end - 1].isSpace ? nil : end + 1
      default: break
      }
      end += 1
    }
    return nil
  }
}
