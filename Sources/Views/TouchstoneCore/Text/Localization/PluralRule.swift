/// A plural rule for cardinal numbers: the condition under which a language uses a form.
///
/// - Source: Unicode CLDR 46, "Language Plural Rules". Samples and compact numbers (operand `e`) are omitted.
struct PluralRule {
  let category: PluralCategory
  let condition: PluralCondition

  /// The rules of each language that does not use ``fallback``; numbers that match no rule are `other`.
  static let all: [String: [PluralRule]] = {
    var rules: [String: [PluralRule]] = [:]
    for (languages, texts) in table {
      for language in languages.split(separator: " ") { rules[String(language)] = texts.compactMap(PluralRule.init) }
    }
    return rules
  }()

  /// The rules of most languages.
  static let fallback = [(.one, "n = 1")].compactMap(PluralRule.init)

  private init?(_ category: PluralCategory, _ text: String) {
    guard let condition = PluralCondition(text) else { return nil }
    self.category = category
    self.condition = condition
  }

  /// Languages and their rules in CLDR notation.
  static let table: [(languages: String, rules: [(PluralCategory, String)])] = [
    ("bm bo dz id ig ii ja jv kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo yue zh", []),
    (
      "am as bn doi fa gu hi kn pcm zu",
      [
        (.one, "i = 0 or n = 1")
      ]
    ),
    (
      "ff hy kab",
      [
        (.one, "i = 0,1")
      ]
    ),
    (
      "ast de en et fi fy gl ia io lij nl sc sv sw ur yi",
      [
        (.one, "i = 1 and v = 0")
      ]
    ),
    (
      "si",
      [
        (.one, "n = 0,1 or i = 0 and f = 1")
      ]
    ),
    (
      "ak bho guw ln mg nso pa ti wa",
      [
        (.one, "n = 0..1")
      ]
    ),
    (
      "da",
      [
        (.one, "n = 1 or t != 0 and i = 0,1")
      ]
    ),
    (
      "is",
      [
        (.one, "t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11")
      ]
    ),
    (
      "mk",
      [
        (.one, "v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11")
      ]
    ),
    (
      "ceb fil tl",
      [
        (.one, "v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != 4,6,9")
      ]
    ),
    (
      "lv prg",
      [
        (.zero, "n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19"),
        (.one, "n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1"),
      ]
    ),
    (
      "lag",
      [
        (.zero, "n = 0"),
        (.one, "i = 0,1 and n != 0"),
      ]
    ),
    (
      "ksh",
      [
        (.zero, "n = 0"),
        (.one, "n = 1"),
      ]
    ),
    (
      "he iw",
      [
        (.one, "i = 1 and v = 0 or i = 0 and v != 0"),
        (.two, "i = 2 and v = 0"),
      ]
    ),
    (
      "iu naq sat se sma smj smn sms",
      [
        (.one, "n = 1"),
        (.two, "n = 2"),
      ]
    ),
    (
      "shi",
      [
        (.one, "i = 0 or n = 1"),
        (.few, "n = 2..10"),
      ]
    ),
    (
      "mo ro",
      [
        (.one, "i = 1 and v = 0"),
        (.few, "v != 0 or n = 0 or n != 1 and n % 100 = 1..19"),
      ]
    ),
    (
      "bs hr sh sr",
      [
        (.one, "v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11"),
        (.few, "v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14"),
      ]
    ),
    (
      "fr",
      [
        (.one, "i = 0,1"),
        (.many, "i != 0 and i % 1000000 = 0 and v = 0"),
      ]
    ),
    (
      "pt",
      [
        (.one, "i = 0..1"),
        (.many, "i != 0 and i % 1000000 = 0 and v = 0"),
      ]
    ),
    (
      "ca it scn vec",
      [
        (.one, "i = 1 and v = 0"),
        (.many, "i != 0 and i % 1000000 = 0 and v = 0"),
      ]
    ),
    (
      "es",
      [
        (.one, "n = 1"),
        (.many, "i != 0 and i % 1000000 = 0 and v = 0"),
      ]
    ),
    (
      "gd",
      [
        (.one, "n = 1,11"),
        (.two, "n = 2,12"),
        (.few, "n = 3..10,13..19"),
      ]
    ),
    (
      "sl",
      [
        (.one, "v = 0 and i % 100 = 1"),
        (.two, "v = 0 and i % 100 = 2"),
        (.few, "v = 0 and i % 100 = 3..4 or v != 0"),
      ]
    ),
    (
      "dsb hsb",
      [
        (.one, "v = 0 and i % 100 = 1 or f % 100 = 1"),
        (.two, "v = 0 and i % 100 = 2 or f % 100 = 2"),
        (.few, "v = 0 and i % 100 = 3..4 or f % 100 = 3..4"),
      ]
    ),
    (
      "cs sk",
      [
        (.one, "i = 1 and v = 0"),
        (.few, "i = 2..4 and v = 0"),
        (.many, "v != 0"),
      ]
    ),
    (
      "pl",
      [
        (.one, "i = 1 and v = 0"),
        (.few, "v = 0 and i % 10 = 2..4 and i % 100 != 12..14"),
        (.many, "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14"),
      ]
    ),
    (
      "be",
      [
        (.one, "n % 10 = 1 and n % 100 != 11"),
        (.few, "n % 10 = 2..4 and n % 100 != 12..14"),
        (.many, "n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14"),
      ]
    ),
    (
      "ru uk",
      [
        (.one, "v = 0 and i % 10 = 1 and i % 100 != 11"),
        (.few, "v = 0 and i % 10 = 2..4 and i % 100 != 12..14"),
        (.many, "v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14"),
      ]
    ),
    (
      "lt",
      [
        (.one, "n % 10 = 1 and n % 100 != 11..19"),
        (.few, "n % 10 = 2..9 and n % 100 != 11..19"),
        (.many, "f != 0"),
      ]
    ),
    (
      "mt",
      [
        (.one, "n = 1"),
        (.two, "n = 2"),
        (.few, "n = 0 or n % 100 = 3..10"),
        (.many, "n % 100 = 11..19"),
      ]
    ),
    (
      "ga",
      [
        (.one, "n = 1"),
        (.two, "n = 2"),
        (.few, "n = 3..6"),
        (.many, "n = 7..10"),
      ]
    ),
    (
      "ar ars",
      [
        (.zero, "n = 0"),
        (.one, "n = 1"),
        (.two, "n = 2"),
        (.few, "n % 100 = 3..10"),
        (.many, "n % 100 = 11..99"),
      ]
    ),
    (
      "cy",
      [
        (.zero, "n = 0"),
        (.one, "n = 1"),
        (.two, "n = 2"),
        (.few, "n = 3"),
        (.many, "n = 6"),
      ]
    ),
  ]
}
