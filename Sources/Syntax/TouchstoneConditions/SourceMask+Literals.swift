extension SourceMask {
  /// Skips a string, starting at its first number sign or quotation mark; an unterminated string ends with its line.
  mutating func skipString(pounds: Int) {
    let isMultiline = opensManyLines(pounds)
    let quotes = isMultiline ? 3 : 1
    blank(to: position + pounds + quotes)
    while position < source.count {
      let next = byte()
      if next.isNewline, !isMultiline { return }
      if next == UInt8(ascii: "\""), closes(quotes: quotes, pounds: pounds, at: position) {
        return blank(to: position + quotes + pounds)
      }
      guard next == UInt8(ascii: "\\"), hasPounds(pounds, at: position + 1) else {
        blank(to: position + 1)
        continue
      }
      guard byte(1 + pounds) == UInt8(ascii: "("), depth < Self.deepest else {
        // An escaped quotation mark or backslash; an escaped newline is kept.
        blank(to: position + 1 + pounds + (byte(1 + pounds).isNewline ? 0 : 1))
        continue
      }
      blank(to: position + pounds + 2)
      depth += 1
      readCode(until: isMultiline ? .manyLines : .oneLine)
      depth -= 1
      if byte() == UInt8(ascii: ")") { blank(to: position + 1) }
    }
  }

  /// Whether three quotation marks open a multiline string; `#"""#` is a single quotation mark.
  private func opensManyLines(_ pounds: Int) -> Bool {
    let start = position + pounds
    guard hasQuotes(3, at: start) else { return false }
    guard pounds > 0 else { return true }
    var index = start + 2
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
}

extension SourceMask {
  /// Skips a regular expression if the slash begins one; otherwise skips only the slash.
  mutating func skipRegex(pounds: Int) {
    let start = position + pounds + 1
    if pounds > 0, let end = regexEnd(from: start, pounds: pounds) {
      blank(to: end)
    } else if pounds == 0, let end = bareRegexEnd(from: start) {
      blank(to: end)
    } else {
      position = start
    }
  }

  /// The end of `#/…/#`: on the same line, or, if nothing follows the slash on its line, before a `/#` that begins a
  /// line.
  private func regexEnd(from start: Int, pounds: Int) -> Int? {
    var index = start
    while index < source.count, source[index] == .space || source[index] == UInt8(ascii: "\t") { index += 1 }
    let spansLines = index < source.count && source[index].isNewline
    index = start
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "/") where hasPounds(pounds, at: index + 1): return index + 1 + pounds
      case let byte where byte.isNewline && !spansLines: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The end of `/…/`, unless the slash is an operator: a value may begin here, there are no spaces at the ends, and
  /// the parentheses are balanced.
  private func bareRegexEnd(from start: Int) -> Int? {
    guard start < source.count, !source[start].isSpace, mayBeginValue else { return nil }
    var (index, depth, isInClass) = (start, 0, false)
    while index < source.count, !source[index].isNewline {
      switch source[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: depth += 1
      case UInt8(ascii: ")") where !isInClass:
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/"): return index == start || source[index - 1].isSpace ? nil : index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether a value may begin here, so that a slash is not an infix operator.
  private var mayBeginValue: Bool {
    var index = position - 1
    while index >= 0, code[index].isSpace, source[index].isSpace { index -= 1 }
    guard index >= 0 else { return true }
    // A string, a regular expression or a raw identifier was blanked here; a comment gives no information.
    if code[index].isSpace { return source[index] == UInt8(ascii: "/") && index < position - 1 }
    switch code[index] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "?"): return false
    case UInt8(ascii: "!"): return index > 0 && code[index - 1].isSpace
    case let byte where byte.isWord:
      var start = index
      while start > 0, code[start - 1].isWord { start -= 1 }
      return Self.wordsBeforeValues.contains(String(decoding: code[start...index], as: UTF8.self))
    default: return true
    }
  }

  /// Keywords that a value follows.
  private static let wordsBeforeValues: Set = [
    "return", "in", "case", "if", "guard", "while", "else", "switch", "try", "await", "throw", "where", "is", "as",
    "yield", "discard", "each", "repeat", "consume", "copy", "do", "default",
  ]
}
