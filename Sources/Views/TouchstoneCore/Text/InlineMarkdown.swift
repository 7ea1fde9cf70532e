/// Inline Markdown in localised texts: emphasis, code, strikethrough and links.
///
/// Blocks such as headings and lists are not parsed. Cost: O(n) for every text.
///
/// - Source: CommonMark 0.31, sections 2.4, 6.1, 6.2 and 6.3; GitHub Flavored Markdown, strikethrough.
struct InlineMarkdown {
  /// A piece of text with one style.
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
    var parser = InlineMarkdownParser(source)
    parser.parse()
    for run in parser.runs { append(run) }
  }

  /// Returns whether a text may contain Markdown.
  static func mayBe(in source: String) -> Bool { source.utf8.contains { marks.contains($0) } }

  /// Bytes, because characters of every text would have to be put together to be compared.
  private static let marks = Array("*_`[~\\".utf8)

  private mutating func append(_ run: Run) {
    guard !run.text.isEmpty else { return }
    if let last = runs.last, last.hasStyle(of: run) {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }
}

extension InlineMarkdown.Run {
  fileprivate func hasStyle(of other: Self) -> Bool {
    isBold == other.isBold && isItalic == other.isItalic && isCode == other.isCode && isStruck == other.isStruck
      && link == other.link
  }
}
