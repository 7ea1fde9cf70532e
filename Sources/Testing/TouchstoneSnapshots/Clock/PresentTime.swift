package import Foundation

/// Finds the present minute, hour, date and month in texts, in the forms in which views usually show them: `14:05`,
/// `2:05 PM`, `2 PM`, `14 h`, `Nov 27`, `November 27, 2026`, `27.11.26`, `2026-11-27`, `Fri 27`, `November 2026`.
///
/// Numbers alone never count, nor do fractions such as `11/27`, months and weekdays: too many texts have them.
package final class PresentTime {
  /// The language and the calendar that the form of a date depends on.
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
  /// The minutes, hours, days and years, one of which any form contains.
  private let numbers: Set<Int>
  private let years: Set<Substring>
  private lazy var forms = makeForms()

  private struct Form: Hashable {
    var text: String
    /// The part that must not follow, because the text would show something else.
    var lacks: Part?

    /// A part that a time or date may have in addition.
    enum Part { case minute, halfOfDay, day, year }
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
        let parts = calendar.dateComponents([.year, .day, .hour, .minute], from: date)
        numbers.formUnion([parts.year, parts.day, parts.hour, parts.minute].compactMap { $0 })
        if let hour = parts.hour { numbers.insert(Self.half(hour)) }
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
    case .minute: return rest.first { $0 != " " }?.isNumber != true
    case .day:
      // As in "5 November 2026", "5th of November 2026" and "2026. november 5."
      return rest.first { $0 != " " }?.isNumber != true
        && !text[..<range.lowerBound].suffix(8).contains { $0.isNumber }
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
    var forms = [
      Form(text: "\(two(hour)):\(two(minute))", lacks: .halfOfDay),
      Form(text: "\(hour):\(two(minute))", lacks: .halfOfDay),
      Form(text: "\(hour)h\(two(minute))"), Form(text: "\(year)-\(two(month))-\(two(day))"),
      Form(text: "\(year)/\(two(month))/\(two(day))"), Form(text: "\(year)/\(month)/\(day)"),
    ]
    for (day, month) in [(two(day), two(month)), ("\(day)", "\(month)")] {
      for year in ["\(year)", two(year % 100)] {
        let dates = ["\(day).\(month).\(year)", "\(day)/\(month)/\(year)", "\(month)/\(day)/\(year)"]
        forms += dates.map { Form(text: $0) }
      }
    }
    for half in ["\(half(hour))", two(half(hour))] {
      for suffix in hour < 12 ? [" am", "am", " a.m."] : [" pm", "pm", " p.m."] {
        forms += [Form(text: "\(half):\(two(minute))\(suffix)"), Form(text: half + suffix)]
      }
    }
    // Fewer hours are more often a duration.
    if hour > 12 { forms += ["\(hour) h", "\(hour)h"].map { Form(text: $0, lacks: .minute) } }
    return forms
  }

  private static func half(_ hour: Int) -> Int { hour % 12 == 0 ? 12 : hour % 12 }

  /// The forms of a language. The longest come first, so that messages have the whole date.
  private static func forms(of date: Date, _ locale: Locale, _ calendar: Calendar) -> [Form] {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    let short = DateFormatter()
    (short.locale, short.calendar, short.timeZone) = (locale, calendar, calendar.timeZone)
    short.dateStyle = .short
    let months = [style.month(.wide), style.month(.abbreviated)]
    let weekdays = [style.weekday(.wide), style.weekday(.abbreviated)]
    let digits = style.month(.defaultDigits).day()
    var forms = months.map { Form(text: $0.day().year().format(date)) }
    forms += [digits.year(), digits.year(.twoDigits)].map { Form(text: $0.format(date)) }
    forms.append(Form(text: short.string(from: date)))
    forms += months.map { Form(text: $0.day().format(date), lacks: .year) }
    forms += months.map { Form(text: $0.year().format(date), lacks: .day) }
    forms += weekdays.map { Form(text: $0.day().format(date)) }
    forms += weekdays.map { Form(text: "\($0.format(date)) \(style.day().format(date))") }
    let (time, hour) = (style.hour().minute().format(date), style.hour().format(date))
    // In some languages a time looks like a price: 14.05.
    if time.contains(":") { forms.append(Form(text: time, lacks: time.contains { $0.isLetter } ? nil : .halfOfDay)) }
    if hour.contains(where: { $0.isLetter }) { forms.append(Form(text: hour, lacks: .minute)) }
    return forms.map { Form(text: folded($0.text), lacks: $0.lacks) }
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
