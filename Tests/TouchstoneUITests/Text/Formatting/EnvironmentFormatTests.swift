import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneUI

@testable import TouchstoneCore

/// Format styles take what they would take from the machine from the environment.
///
/// The expected texts are those of the Unicode CLDR for German.
@Suite struct EnvironmentFormatTests {
  /// 9 January 2007, 9:41 in Greenwich.
  private static let date = EnvironmentValues().now

  /// Texts of that date, in German in Tokyo.
  private static var cases: [(name: String, text: Text, expected: String)] {
    let (clock, later) = (Date.FormatStyle.dateTime.hour().minute(), date.addingTimeInterval(3600))
    let pattern: Date.FormatString = "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))h"
    let verbatim = Date.VerbatimFormatStyle(
      format: pattern, timeZone: .autoupdatingCurrent, calendar: .autoupdatingCurrent)
    let current = Date.VerbatimFormatStyle(format: pattern, timeZone: .current, calendar: .current)
    return [
      ("date", Text(date, format: clock), "18:41"),
      ("month", Text(date, format: .dateTime.month(.wide)), "Januar"),
      (
        "current",
        Text(
          date,
          format: Date.FormatStyle(locale: .current, calendar: .current, timeZone: .current)
            .month(.wide).hour()), "Januar um 18 Uhr"
      ),
      ("interpolation", Text("\(date, format: clock)"), "18:41"),
      ("localised string", Text(verbatim: String(localized: "\(date, format: clock)")), "9:41 AM"),
      ("attributed", Text(date, format: clock.attributed), "18:41"),
      ("attributed style", Text(date, format: clock.attributedStyle), "18:41"),
      ("verbatim", Text(date, format: verbatim), "18h"),
      ("verbatim current", Text(date, format: current), "18h"),
      ("verbatim attributed", Text(date, format: verbatim.attributed), "18h"),
      ("verbatim attributed style", Text(date, format: verbatim.attributedStyle), "18h"),
      ("interval", Text(date..<later, format: Date.IntervalFormatStyle().hour().minute()), "18:41–19:41 Uhr"),
      ("list", Text([date, later], format: .list(memberStyle: clock, type: .or)), "18:41 oder 19:41"),
      (
        "ISO 8601",
        Text(
          date, format: Date.ISO8601FormatStyle(timeZone: .autoupdatingCurrent).time(includingFractionalSeconds: false)),
        "18:41:00"
      ),
      ("source", Text(.currentDate, format: clock), "18:41"),
      ("relative", Text(later, format: .relative(presentation: .numeric)), "in 1 Stunde"),
      (
        "relative list",
        Text([later], format: .list(memberStyle: Date.RelativeFormatStyle(presentation: .numeric), type: .and)),
        "in 1 Stunde"
      ),
      ("number", Text(1234.5, format: .number), "1.234,5"),
      ("duration", Text(Duration.seconds(60), format: .units(allowed: [.minutes], width: .wide)), "1 Minute"),
    ]
  }

  private static var tokyo: EnvironmentValues {
    get throws {
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: "de_DE")
      environment.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
      return environment
    }
  }

  /// What `text` shows, in German in Tokyo, with one kind of space.
  private static func shown(_ text: Text) throws -> String {
    String(try text.plainText(in: tokyo).map { $0.isWhitespace ? " " : $0 })
  }

  @Test(arguments: ["Europe/Berlin", "America/St_Johns", "Pacific/Kiritimati", "UTC"])
  func `no style follows the machine`(_ zone: String) async {
    await promptly {
      await #expect(processExitsWith: .success) { [zone] in
        setenv("TZ", zone, 1)
        for name in ["LANG", "LC_ALL", "LANGUAGE"] { setenv(name, "fr_FR.UTF-8", 1) }
        NSTimeZone.resetSystemTimeZone()
        #expect(TimeZone.current == TimeZone(identifier: zone))
        for (name, text, expected) in Self.cases {
          let shown = try Self.shown(text)
          #expect(shown == expected, "\(name)")
        }
      }
    }
  }

  @Test func `without an environment the fixed settings count`() {
    #expect(Text(Self.date, format: .dateTime.hour().minute()).plainText(in: EnvironmentValues()) == "9:41\u{202F}AM")
  }

  @Test func `the calendar is that of the environment`() throws {
    var environment = try Self.tokyo
    environment.calendar = Calendar(identifier: .buddhist)
    #expect(Text(Self.date, format: .dateTime.year()).plainText(in: environment).contains("2550"))
  }

  @Test func `what a style was given stays`() throws {
    var style = Date.FormatStyle.dateTime.hour().minute()
    style.timeZone = try #require(TimeZone(identifier: "America/New_York"))
    #expect(try Self.shown(Text(Self.date, format: style)) == "04:41")
    style.calendar = Calendar(identifier: .buddhist)
    #expect(try Self.shown(Text(Self.date, format: style.year())).contains("2550"))
    #expect(
      try Self.shown(Text(Self.date, format: .dateTime.month(.wide).locale(Locale(identifier: "fr")))) == "janvier")
    #expect(try Self.shown(Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))) == "1,234.5")
    #expect(try Self.shown(Text(Self.date, format: .iso8601)) == "2007-01-09T09:41:00Z")
  }

  /// It equals the machine's zone there, and must not be taken for it.
  @Test func `a named time zone stays on machines in it`() async {
    await promptly {
      await #expect(processExitsWith: .success) {
        setenv("TZ", "Europe/Berlin", 1)
        NSTimeZone.resetSystemTimeZone()
        var style = Date.FormatStyle.dateTime.hour().minute()
        style.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(style.timeZone == .current)
        let shown = try Self.shown(Text(Self.date, format: style))
        #expect(shown == "10:41")
      }
    }
  }
}
