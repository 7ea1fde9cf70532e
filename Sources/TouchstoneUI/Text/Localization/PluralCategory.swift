import Foundation

/// The form of a text that a number asks for.
///
/// - Source: Unicode CLDR 46, "Language Plural Rules", cardinals.
enum PluralCategory: String, CaseIterable {
  case zero, one, two, few, many, other

  /// The form that a number asks for in a language, by its code such as "ru".
  init(of number: Double, language: String) {
    let value = abs(number)
    let isWhole = value == value.rounded() && value < 1e15
    let whole = isWhole ? Int(value) : 0
    func isOne(_ condition: Bool) -> PluralCategory { condition ? .one : .other }
    switch language {
    case "ja", "ko", "zh", "yue", "th", "vi", "id", "ms", "lo", "km", "my", "jv", "bo", "wo": self = .other
    case "fr", "pt", "hy", "ff", "kab": self = isOne(value < 2)
    case "hi", "bn", "gu", "kn", "fa", "am", "zu", "as": self = isOne(value <= 1)
    case "ru", "uk", "be": self = isWhole ? Self.slavic(whole) : .other
    case "pl":
      self =
        !isWhole
        ? .other
        : whole == 1 ? .one : Self.isFew(whole) ? .few : .many
    case "sr", "hr", "bs":
      let form = isWhole ? Self.slavic(whole) : .other
      self = form == .many ? .other : form
    case "cs", "sk": self = !isWhole ? .many : whole == 1 ? .one : (2...4).contains(whole) ? .few : .other
    case "sl":
      let last = whole % 100
      self = !isWhole ? .few : last == 1 ? .one : last == 2 ? .two : last == 3 || last == 4 ? .few : .other
    case "lt":
      let isTeen = (11...19).contains(whole % 100)
      self =
        !isWhole
        ? .many : whole % 10 == 1 && !isTeen ? .one : (2...9).contains(whole % 10) && !isTeen ? .few : .other
    case "lv":
      self =
        !isWhole
        ? .other
        : whole % 10 == 0 || (11...19).contains(whole % 100)
          ? .zero : whole % 10 == 1 && whole % 100 != 11 ? .one : .other
    case "ro":
      self = isWhole && whole == 1 ? .one : !isWhole || whole == 0 || (1...19).contains(whole % 100) ? .few : .other
    case "ar":
      let last = whole % 100
      self =
        !isWhole
        ? .other
        : whole == 0
          ? .zero
          : whole == 1
            ? .one : whole == 2 ? .two : (3...10).contains(last) ? .few : last >= 11 ? .many : .other
    case "he": self = !isWhole ? isOne(value < 1) : whole == 1 ? .one : whole == 2 ? .two : .other
    case "cy":
      let forms: [Int: PluralCategory] = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many]
      self = isWhole ? forms[whole] ?? .other : .other
    case "ga":
      self =
        !isWhole
        ? .other
        : whole == 1
          ? .one
          : whole == 2 ? .two : (3...6).contains(whole) ? .few : (7...10).contains(whole) ? .many : .other
    case "mt":
      let last = whole % 100
      self =
        !isWhole
        ? .other
        : whole == 1
          ? .one
          : whole == 2
            ? .two
            : whole == 0 || (3...10).contains(last) ? .few : (11...19).contains(last) ? .many : .other
    case "is", "mk": self = isOne(isWhole && whole % 10 == 1 && whole % 100 != 11)
    default: self = isOne(value == 1)
    }
  }

  /// Few: 2 to 4 at the end, but not 12 to 14.
  private static func isFew(_ number: Int) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }

  private static func slavic(_ number: Int) -> PluralCategory {
    number % 10 == 1 && number % 100 != 11 ? .one : isFew(number) ? .few : .many
  }
}
