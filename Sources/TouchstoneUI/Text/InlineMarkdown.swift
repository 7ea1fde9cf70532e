/// Markdown within a line: emphasis, code, strikethrough and links, as localised texts may hold it.
///
/// Blocks such as headings and lists are no concern of a text.
///
/// - Source: CommonMark 0.31, sections 2.4, 6.1, 6.2 and 6.3; GitHub Flavored Markdown, strikethrough.
struct InlineMarkdown {
  /// A piece of text in one style.
  struct Run: Equatable {
    var text: String
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var link: String?
  }

  private(set) var runs: [Run] = []

  init(_ source: String) {
    runs = Self.merged(Self.parse(Array(source), style: Run(text: "")))
  }

  /// Whether a text can hold Markdown at all.
  static func mayBe(in source: String) -> Bool { source.contains { "*_`[~\\".contains($0) } }

  private static func parse(_ source: [Character], style: Run) -> [Run] {
    var runs: [Run] = []
    var plain = ""
    func flush() {
      guard !plain.isEmpty else { return }
      var run = style
      run.text = plain
      runs.append(run)
      plain = ""
    }
    var index = 0
    while index < source.count {
      let character = source[index]
      if character == "\\", index + 1 < source.count, source[index + 1].isMarkdownPunctuation {
        plain.append(source[index + 1])
        index += 2
        continue
      }
      if let found = span(at: index, in: source, style: style) {
        flush()
        runs += found.runs
        index = found.end
        continue
      }
      // A delimiter that opens nothing stays, with all its copies: a part of it must not open a shorter span.
      repeat {
        plain.append(source[index])
        index += 1
      } while "*_`~".contains(character) && index < source.count && source[index] == character
    }
    flush()
    return runs
  }

  /// The span that opens at an index, and where the text goes on after it.
  private static func span(at index: Int, in source: [Character], style: Run) -> (runs: [Run], end: Int)? {
    var style = style
    switch source[index] {
    case "`":
      let count = runLength(at: index, in: source)
      guard let close = closingCode(from: index + count, count: count, in: source) else { return nil }
      style.isCode = true
      style.text = String(source[(index + count)..<close])
      return ([style], close + count)
    case "*", "_":
      let count = min(3, runLength(at: index, in: source))
      for width in stride(from: count, through: 1, by: -1) {
        guard let close = closing(source[index], width: width, from: index, in: source) else { continue }
        if width != 1 { style.isBold = true }
        if width != 2 { style.isItalic = true }
        return (parse(Array(source[(index + width)..<close]), style: style), close + width)
      }
      return nil
    case "~":
      guard runLength(at: index, in: source) == 2, let close = closing("~", width: 2, from: index, in: source)
      else { return nil }
      style.isStruck = true
      return (parse(Array(source[(index + 2)..<close]), style: style), close + 2)
    case "[":
      guard let bracket = matching("]", for: "[", from: index, in: source), bracket + 1 < source.count,
        source[bracket + 1] == "(", let paren = matching(")", for: "(", from: bracket + 1, in: source)
      else { return nil }
      style.link = String(source[(bracket + 2)..<paren])
      return (parse(Array(source[(index + 1)..<bracket]), style: style), paren + 1)
    default:
      return nil
    }
  }

  private static func runLength(at index: Int, in source: [Character]) -> Int {
    source[index...].prefix { $0 == source[index] }.count
  }

  private static func closingCode(from start: Int, count: Int, in source: [Character]) -> Int? {
    var index = start
    while index < source.count {
      guard source[index] == "`" else {
        index += 1
        continue
      }
      let length = runLength(at: index, in: source)
      if length == count { return index }
      index += length
    }
    return nil
  }

  /// Where a span that opens at an index closes: the delimiter must lean on the text, on both sides.
  private static func closing(_ mark: Character, width: Int, from open: Int, in source: [Character]) -> Int? {
    let start = open + width
    guard start < source.count, !source[start].isWhitespace else { return nil }
    // Within a word an underscore is a letter.
    if mark == "_", open > 0, source[open - 1].isLetter || source[open - 1].isNumber { return nil }
    var index = start
    while index < source.count {
      if source[index] == "\\" {
        index += 2
        continue
      }
      if source[index] == "`" {
        let count = runLength(at: index, in: source)
        index = closingCode(from: index + count, count: count, in: source).map { $0 + count } ?? index + count
        continue
      }
      guard source[index] == mark else {
        index += 1
        continue
      }
      let length = runLength(at: index, in: source)
      let after = index + length
      let leansBack = index > start && !source[index - 1].isWhitespace
      let leansForward = after < source.count && !source[after].isWhitespace
      let isInWord = mark == "_" && after < source.count && (source[after].isLetter || source[after].isNumber)
      if length == width, leansBack, !isInWord { return index }
      if length != width, leansForward, let inner = closing(mark, width: length, from: index, in: source) {
        index = inner + length
        continue
      }
      // A longer run closes an inner span and this one: the outer delimiters come last.
      if length > width, leansBack, !isInWord { return after - width }
      index = after
    }
    return nil
  }

  private static func matching(
    _ close: Character, for open: Character, from start: Int, in source: [Character]
  ) -> Int? {
    var depth = 0
    for index in start..<source.count {
      if source[index] == open { depth += 1 }
      if source[index] == close {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  private static func merged(_ runs: [Run]) -> [Run] {
    runs.reduce(into: []) { merged, run in
      if var last = merged.last {
        let text = last.text
        last.text = run.text
        if last == run {
          merged[merged.count - 1].text = text + run.text
          return
        }
      }
      merged.append(run)
    }
  }
}

extension Character {
  /// Whether a backslash before the character takes away its meaning.
  fileprivate var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
