import Foundation
import Testing

@testable import TouchstoneSnapshots

@Suite struct PresentTimeTests {
  /// Friday, 27 November 2026, 14:05:30 in Greenwich.
  private let now = Date(timeIntervalSince1970: 1_795_788_330)

  private func part(of text: String, locale: String = "en_US", zone: TimeZone = .gmt, seconds: Double = 0) -> String? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    calendar.locale = Locale(identifier: locale)
    let finder = PresentTime(
      now: now.addingTimeInterval(seconds), PresentTime.Setting(Locale(identifier: locale), calendar))
    return finder.part(of: text)
  }

  @Test(arguments: [
    "14:05", "Updated 14:05", "14:05:33", "2:05 PM", "2:05\u{202F}PM", "at 2:05pm.", "02:05 PM", "27 Nov 2026",
    "27 November 2026", "2026-11-27", "2026-11-27T14:05:30Z", "Nov 27, 2026", "November 27, 2026",
    "Friday, November 27",
    "Nov 27", "27.11.2026", "27/11/2026", "11/27/2026", "Due: nov 27", "Nov 27 2026", "November 27th",
    // Short dates.
    "11/27/26", "27/11/26", "27.11.26", "Due 11/27/26, noon", "2026/11/27",
    // Hours.
    "2 PM", "2\u{202F}PM", "2pm", "02 PM", "at 2 p.m.", "14 h", "14h", "14h05",
    // Days of the week with the day.
    "Fri 27", "Friday 27", "Fri 27th",
    // Months with the year.
    "November 2026", "Nov 2026", "Since Nov 2026", "November 2026, 5 items",
  ])
  func `usual forms of the present are found`(_ text: String) {
    #expect(part(of: text) != nil)
  }

  @Test(arguments: [
    "", "14", "5", "27", "05", "2026", "11", "14 05", "27 items", "2:05", "1:14:05", "14:06", "14:050", "2:05 AM",
    "27 Nov 2025", "Nov 27, 2025", "127 Nov", "Nov 2", "Nov 271", "11/27", "v14.05", "14.05", "Room 27", "2026",
    "3:27", "B14:05", "11/27/25", "11/27/268", "27.11.25", "26/11/27", "3 PM", "2 AM", "1:02 PM", "2 pmol", "14 hours",
    "14h 30m", "14 h 30", "2 h", "Friday", "Fri", "Fri 2", "Thu 27", "27 Friends", "November", "Nov 2025",
    "5 November 2026", "5th of November 2026", "November 20261",
  ])
  func `numbers, weekdays and months alone and other times are not`(_ text: String) {
    #expect(part(of: text) == nil)
  }

  @Test func `a time in the morning is not one of the afternoon`() {
    let morning = -5 * 3600.0
    #expect(part(of: "9:05", seconds: morning) == "9:05")
    #expect(part(of: "9:05 AM", seconds: morning) == "9:05 am")
    #expect(part(of: "9:05 PM", seconds: morning) == nil)
    #expect(part(of: "9:05 p.m.", seconds: morning) == nil)
  }

  @Test func `a snapshot that began in the last minute is found`() {
    #expect(part(of: "14:05", seconds: 35) == "14:05")
    #expect(part(of: "14:05", seconds: 60) == nil)
  }

  /// In each language, the texts of Foundation's own formats.
  @Test(arguments: ["en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "sv_SE", "ja_JP", "ko_KR", "ar_EG", "hu_HU", "nl_NL"])
  func `short dates of every language are found`(identifier: String) {
    let formatter = DateFormatter()
    (formatter.locale, formatter.timeZone, formatter.dateStyle) = (Locale(identifier: identifier), .gmt, .short)
    var style = Date.FormatStyle(date: .numeric, locale: formatter.locale)
    style.timeZone = .gmt
    for text in [formatter.string(from: now), style.format(now)] {
      #expect(part(of: text, locale: identifier) != nil, "\(text)")
    }
  }

  @Test func `the time zone of the texts counts and Greenwich as well`() throws {
    let kathmandu = try #require(TimeZone(identifier: "Asia/Kathmandu"))
    #expect(part(of: "19:50", zone: kathmandu) == "19:50")
    #expect(part(of: "14:05", zone: kathmandu) == "14:05")
    #expect(part(of: "19:50") == nil || TimeZone.current.secondsFromGMT() == 20_700)
  }

  @Test func `the language of the texts counts and English as well`() {
    #expect(part(of: "27. November", locale: "de_DE") == "27. november")
    #expect(part(of: "27 novembre 2026", locale: "fr_FR") == "27 novembre 2026")
    #expect(part(of: "Nov 27", locale: "fr_FR") == "nov 27")
    #expect(part(of: "٢٧ نوفمبر ٢٠٢٦", locale: "ar_EG") != nil)
    #expect(part(of: "27.11.26", locale: "de_DE") == "27.11.26")
    #expect(part(of: "14 Uhr", locale: "de_DE") == "14 uhr")
    #expect(part(of: "14 h", locale: "fr_FR") == "14 h")
    #expect(part(of: "14 h 30", locale: "fr_FR") == nil)
    #expect(part(of: "27-11-2026", locale: "nl_NL") == "27-11-2026")
    #expect(part(of: "novembre 2026", locale: "fr_FR") == "novembre 2026")
    #expect(part(of: "5 de noviembre de 2026", locale: "es_ES") == nil)
    #expect(part(of: "noviembre de 2026", locale: "es_ES") == "noviembre de 2026")
    #expect(part(of: "2026年11月", locale: "ja_JP") == "2026年11月")
    #expect(part(of: "2026年11月5日", locale: "ja_JP") == nil)
    // The same as the price of something.
    #expect(part(of: "14.05", locale: "fi_FI") == nil)
  }
}
