/// Texts that views are tried with.
enum FuzzText {
  /// A kind of texts: words, how many of them there are at most, and what is between them.
  private struct Kind {
    var words: [String]
    var most = 1
    var separator = " "
  }

  /// The simplest first.
  private static let kinds = [
    Kind(words: ["Apple"]),
    Kind(words: [""]),
    Kind(words: ["I"]),
    Kind(words: ["lorem", "ipsum", "dolor", "sit", "amet", "consectetur"], most: 40),
    // No place for a break.
    Kind(words: ["Donau", "dampf", "schiff", "fahrts", "gesellschaft"], most: 8, separator: ""),
    Kind(words: ["مرحبا", "بالعالم", "السلام"], most: 12),
    Kind(words: ["שלום", "עולם"], most: 12),
    // Left to right and right to left in one line.
    Kind(words: ["abc", "שלום", "123", "مرحبا"], most: 6),
    Kind(words: ["🙂", "👨‍👩‍👧‍👦", "🇺🇳", "👍🏽"], most: 12, separator: ""),
    // Several marks on a letter.
    Kind(words: ["a\u{301}\u{323}", "o\u{302}\u{300}", "n\u{303}"], most: 12, separator: ""),
    Kind(words: ["你好", "世界", "こんにちは"], most: 10, separator: ""),
    Kind(words: ["ÅÄÖ", "Ўйғур", "Ελλάδα", "ﬁn"], most: 8),
    Kind(words: ["one", "two", "three"], most: 5, separator: "\n"),
    Kind(words: ["100 %", "*bold*", "_x_", "%@", "`code`", "[a](https://example.com)"], most: 4),
    Kind(words: ["\"quoted\"", "<b>&amp;</b>", "back\\slash", "tab\there"], most: 3),
    Kind(words: [" "], most: 3, separator: ""),
  ]

  static func text(_ choices: inout FuzzChoices) -> String {
    let kind = choices.choose(from: kinds)
    let count = kind.most == 1 ? 1 : 1 + choices.choose(below: kind.most)
    return (0..<count).map { _ in choices.choose(from: kind.words) }.joined(separator: kind.separator)
  }

  /// A short text that no view shows by itself, in place of another one.
  static let probe = "Qzvx"
}
