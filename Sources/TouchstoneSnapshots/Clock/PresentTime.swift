package import Foundation

/// Finds the present minute and date in texts, in the forms in which views usually show them: `14:05`, `2:05 PM`,
/// `Nov 27`, `November 27, 2026`, `27.11.2026`, `2026-11-27`.
///
/// Numbers alone never count, nor do hours without minutes: too many texts have them.
package final class PresentTime {
  /// What the form of a date depends on.
  package struct Setting: Hashable {
    /// The language of texts.
    let locale: Locale
    /// Their calendar, with their time zone.
    let calendar: Calendar

    package init(_ locale: Locale, _ calendar: Calendar) {
      self.locale = locale
      self.calendar = calendar
    }
  }

  private let dates: [Date]
  private let locales: [Locale]
  private let calendars: [Calendar]
  /// The days and minutes, one of which any form contains.
  private let numbers: Set<Int>
  private let years: Set<Substring>
  private lazy var forms = makeForms()

  private struct Form: Hashable {
    var text: String
    /// What must not follow, because the text would show something else.
    var lacks: Part?

    /// What a time or date may have in addition.
    enum Part { case halfOfDay, year }
  }

  /// Creates a finder. Forms are made when the first text has a number that could be part of one.
  ///
  /// - Parameters:
  ///   - now: The present. A snapshot may have been prepared some seconds before.
  ///   - setting: The language and the calendar of the texts. English, the time zone of the machine and Greenwich Mean
  ///     Time are looked for as well.
  package init(now: Date, _ setting: Setting) {
    let (locale, calendar) = (setting.locale, setting.calendar)
    dates = [now, now.addingTimeInterval(-15)]
    var locales = [locale]
    for other in ["en_US", "en_GB"].map(Locale.init(identifier:)) where other != locale { locales.append(other) }
    self.locales = locales
    var calendars = [calendar]
    for zone in [TimeZone.current, .gmt] where !calendars.contains(where: { $0.timeZone == zone }) {
      var other = calendar
      other.timeZone = zone
      calendars.append(other)
    }
    self.calendars = calendars
    var (numbers, years): (Set<Int>, Set<Substring>) = ([], [])
    for calendar in calendars {
      for date in dates {
        let parts = calendar.dateComponents([.year, .day, .minute], from: date)
        numbers.formUnion([parts.day, parts.minute].compactMap { $0 })
        if let year = parts.year { years.insert("\(year)") }
      }
    }
    (self.numbers, self.years) = (numbers, years)
  }

  /// Whether a text has a number, without which it cannot show a time.
  package static func hasNumber(_ text: String) -> Bool {
    text.utf8.contains { 0x30...0x39 ~= $0 }
      || (text.utf8.contains { $0 >= 0x80 } && text.contains { $0.isWholeNumber })
  }

  /// Returns the present minute or date in a text, as the text has it; nil if it shows neither.
  package func part(of text: String) -> String? {
    guard mayShow(text) else { return nil }
    let folded = Self.folded(text)
    return forms.first { form in
      var start = folded.startIndex
      while let range = folded.range(of: form.text, range: start..<folded.endIndex) {
        if isWhole(range, of: form, in: folded) { return true }
        start = range.upperBound
      }
      return false
    }?.text
  }

  /// Whether a text has one of the numbers, next to anything else. Most texts are out after one walk over their bytes.
  private func mayShow(_ text: String) -> Bool {
    var number: Int?
    var isOther = false
    var isFound = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = min((number ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 10_000)
        continue
      case 0x80...: return text.contains { $0.isWholeNumber }
      default: isOther = true
      }
      if let found = number, numbers.contains(found) { isFound = true }
      number = nil
    }
    if let found = number, numbers.contains(found) { isFound = true }
    return isFound && isOther
  }

  /// Whether a form stands by itself: `1:14:05` does not show `14:05`, nor does `9:05 PM` show `9:05`.
  private func isWhole(_ range: Range<String.Index>, of form: Form, in text: String) -> Bool {
    if range.lowerBound > text.startIndex {
      let before = text[text.index(before: range.lowerBound)]
      if before.isLetter || before.isNumber || before == ":" || before == "." { return false }
    }
    let rest = text[range.upperBound...]
    // As in "November 27th" and "2026-11-27T14:05".
    if let next = rest.first, next != "t", next.isLetter || next.isNumber { return false }
    switch form.lacks {
    case nil: return true
    case .halfOfDay:
      let word = rest.drop { $0 == " " }
      return !["am", "pm", "a.m", "p.m"].contains { word.hasPrefix($0) }
    case .year:
      let number = rest.drop { $0 == " " || $0 == "," }.prefix { $0.isNumber }
      return number.count != 4 || years.contains(number)
    }
  }

  private func makeForms() -> [Form] {
    var forms: [Form] = []
    for calendar in calendars {
      for date in dates {
        forms += Self.fixedForms(of: date, calendar)
        for locale in locales { forms += Self.forms(of: date, locale, calendar) }
      }
    }
    var seen: Set<Form> = []
    return forms.filter { seen.insert($0).inserted }
  }

  /// The forms without a language.
  private static func fixedForms(of date: Date, _ calendar: Calendar) -> [Form] {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day, let hour = parts.hour,
      let minute = parts.minute
    else { return [] }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let half = hour % 12 == 0 ? 12 : hour % 12
    let suffix = hour < 12 ? "am" : "pm"
    return [
      Form(text: "\(two(hour)):\(two(minute))", lacks: .halfOfDay),
      Form(text: "\(hour):\(two(minute))", lacks: .halfOfDay),
      Form(text: "\(half):\(two(minute)) \(suffix)"), Form(text: "\(half):\(two(minute))\(suffix)"),
      Form(text: "\(two(half)):\(two(minute)) \(suffix)"),
      Form(text: "\(year)-\(two(month))-\(two(day))"), Form(text: "\(two(day)).\(two(month)).\(year)"),
      Form(text: "\(day).\(month).\(year)"), Form(text: "\(two(day))/\(two(month))/\(year)"),
      Form(text: "\(month)/\(day)/\(year)"), Form(text: "\(two(month))/\(two(day))/\(year)"),
    ]
  }

  /// The forms of a language. The longest come first, so that messages have the whole date.
  private static func forms(of date: Date, _ locale: Locale, _ calendar: Calendar) -> [Form] {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    let months = [style.day().month(.wide), style.day().month(.abbreviated)]
    let dates =
      months.map { Form(text: folded($0.year().format(date))) }
      + months.map { Form(text: folded($0.format(date)), lacks: .year) }
    let time = folded(style.hour().minute().format(date))
    // In some languages a time looks like a price: 14.05.
    guard time.contains(":") else { return dates }
    return dates + [Form(text: time, lacks: time.contains { $0.isLetter } ? nil : .halfOfDay)]
  }

  /// A text in lower case, with plain spaces and the digits 0 to 9.
  private static func folded(_ text: String) -> String {
    String(
      text.lowercased().map { character in
        if character.isWhitespace { return " " }
        guard character.isWholeNumber, let digit = character.wholeNumberValue, digit < 10 else { return character }
        return Character("\(digit)")
      })
  }
}
