/// A parser that finds the spans in a line of Markdown in one pass, with a stack of delimiters and one of brackets.
///
/// - Source: CommonMark 0.31, "Appendix: A parsing strategy", phase 2.
struct InlineMarkdownParser {
  /// A piece of the text; delimiters lose the characters that open and close spans.
  private struct Token {
    var text: String
    var isCode = false
  }

  /// An opening bracket that may start a link.
  private struct Bracket {
    let token: Int
    /// The number of preceding delimiters.
    let delimiters: Int
  }

  /// A span of tokens without its ends.
  private struct Span {
    let tokens: Range<Int>
    let target: String
  }

  private let source: [Character]
  private var index = 0
  private var tokens: [Token] = []
  private var delimiters = MarkdownDelimiters()
  private var brackets: [Bracket] = []
  /// Brackets below this index already contain a link, and links cannot be nested.
  private var firstActive = 0
  private var links: [Span] = []
  private var code: MarkdownCodeSpans
  private let closingParentheses: [Int: Int]

  init(_ source: String) {
    self.source = Array(source)
    code = MarkdownCodeSpans(self.source)
    closingParentheses = Self.closingParentheses(in: self.source)
  }

  /// Returns the closing parenthesis for each opening one.
  private static func closingParentheses(in source: [Character]) -> [Int: Int] {
    var open: [Int] = []
    var closing: [Int: Int] = [:]
    for (index, character) in source.enumerated() {
      if character == "(" { open.append(index) }
      if character == ")", let start = open.popLast() { closing[start] = index }
    }
    return closing
  }

  mutating func parse() {
    while index < source.count {
      switch source[index] {
      case "\\": parseEscape()
      case "`": parseCode()
      case "*", "_", "~": parseDelimiters()
      case "[":
        brackets.append(Bracket(token: tokens.count, delimiters: delimiters.count))
        add("[")
      case "]": parseClosingBracket()
      default: parseText()
      }
    }
    delimiters.match(from: 0)
  }

  private mutating func add(_ text: String) {
    tokens.append(Token(text: text))
    index += text.count
  }

  private mutating func parseText() {
    let start = index
    while index < source.count, !"\\`*_~[]".contains(source[index]) { index += 1 }
    tokens.append(Token(text: String(source[start..<index])))
  }

  private mutating func parseEscape() {
    if index + 1 < source.count, source[index + 1].isASCII, source[index + 1].isMarkdownPunctuation {
      index += 1
    }
    add(String(source[index]))
  }

  private mutating func parseCode() {
    let length = source.runLength(at: index)
    guard let close = code.close(after: index, length: length) else {
      add(String(repeating: "`", count: length))
      return
    }
    var text = source[(index + length)..<close]
    if text.count > 2, text.first == " ", text.last == " ", text.contains(where: { $0 != " " }) {
      text = text.dropFirst().dropLast()
    }
    tokens.append(Token(text: String(text), isCode: true))
    index = close + length
  }

  private mutating func parseDelimiters() {
    let mark = source[index]
    let length = source.runLength(at: index)
    let before = index > 0 ? source[index - 1] : " "
    let after = index + length < source.count ? source[index + length] : " "
    if mark != "~" || length == 2 {
      delimiters.append(MarkdownDelimiters.Run(mark: mark, length: length, token: tokens.count, before, after))
    }
    add(String(repeating: mark, count: length))
  }

  private mutating func parseClosingBracket() {
    guard let bracket = brackets.popLast() else { return add("]") }
    let isActive = brackets.count >= firstActive
    firstActive = min(firstActive, brackets.count)
    guard isActive, index + 1 < source.count, source[index + 1] == "(", let close = closingParentheses[index + 1],
      let target = Self.target(source[(index + 2)..<close])
    else { return add("]") }
    delimiters.match(from: bracket.delimiters)
    tokens[bracket.token].text = ""
    links.append(Span(tokens: (bracket.token + 1)..<tokens.count, target: target))
    firstActive = brackets.count
    index = close + 1
  }

  /// Returns the target of a link without its title, or `nil` if the text is not a link target.
  private static func target(_ text: ArraySlice<Character>) -> String? {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    let end = text.firstIndex { $0.isWhitespace } ?? text.endIndex
    let title = text[end...].drop { $0.isWhitespace }
    if let first = title.first {
      guard title.count > 1, "\"'(".contains(first), title.last == (first == "(" ? ")" : first) else { return nil }
    }
    let target = text[..<end]
    if target.first == "<", target.last == ">" { return String(target.dropFirst().dropLast()) }
    return String(target)
  }

  /// The styled pieces of the text, in order.
  var runs: [InlineMarkdown.Run] {
    var changes = [(bold: Int, italic: Int, struck: Int)](repeating: (0, 0, 0), count: tokens.count + 1)
    for span in delimiters.spans {
      switch span.kind {
      case .bold:
        changes[span.tokens.lowerBound].bold += 1
        changes[span.tokens.upperBound].bold -= 1
      case .italic:
        changes[span.tokens.lowerBound].italic += 1
        changes[span.tokens.upperBound].italic -= 1
      case .struck:
        changes[span.tokens.lowerBound].struck += 1
        changes[span.tokens.upperBound].struck -= 1
      }
    }
    var targets: [String?] = Array(repeating: nil, count: tokens.count)
    for link in links { for token in link.tokens { targets[token] = link.target } }
    var now = (bold: 0, italic: 0, struck: 0)
    var runs: [InlineMarkdown.Run] = []
    for (number, token) in tokens.enumerated() {
      now = (now.bold + changes[number].bold, now.italic + changes[number].italic, now.struck + changes[number].struck)
      let text = delimiters.left[number].map { String(token.text.prefix($0)) } ?? token.text
      runs.append(
        InlineMarkdown.Run(
          text: text, isBold: now.bold > 0, isItalic: now.italic > 0, isCode: token.isCode, isStruck: now.struck > 0,
          link: targets[number]))
    }
    return runs
  }
}

/// The ends of code spans, found in advance for a whole text.
private struct MarkdownCodeSpans {
  /// The starts of backtick runs by length, in reverse order.
  private var runs: [Int: [Int]] = [:]

  init(_ source: [Character]) {
    var index = 0
    while index < source.count {
      guard source[index] == "`" else {
        index += 1
        continue
      }
      let length = source.runLength(at: index)
      runs[length, default: []].append(index)
      index += length
    }
    for length in runs.keys { runs[length]?.reverse() }
  }

  /// Returns the next run of a length after an index; indices must not decrease between calls.
  mutating func close(after index: Int, length: Int) -> Int? {
    while let next = runs[length]?.last {
      if next > index { return next }
      runs[length]?.removeLast()
    }
    return nil
  }
}

extension [Character] {
  /// Returns how often the character at an index is repeated from there.
  fileprivate func runLength(at index: Int) -> Int {
    var end = index + 1
    while end < count, self[end] == self[index] { end += 1 }
    return end - index
  }
}

extension Character {
  /// Whether the character is punctuation as defined by Markdown: Unicode punctuation and symbols.
  var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }
}
