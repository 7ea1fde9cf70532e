import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneTestSupport
import TouchstoneUI

@testable import TouchstoneCharts

/// Labels with a format, and bins, do not follow the machine.
@Suite struct AxisFormatTests {
  /// 9 January 2007, 9:41 in Greenwich.
  private let date = EnvironmentValues().now

  private func label(_ format: Date.FormatStyle) throws -> String? {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    environment.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    return AxisFormat(format).write(.date(date.timeIntervalSinceReferenceDate), environment)
  }

  @Test func `a label is in the time zone and the language of the environment`() throws {
    #expect(try label(.dateTime.hour().minute()) == "18:41")
    #expect(try label(.dateTime.month(.wide)) == "Januar")
  }

  @Test func `a label keeps what its format was given`() throws {
    var style = Date.FormatStyle.dateTime.hour().minute()
    style.timeZone = try #require(TimeZone(identifier: "America/New_York"))
    #expect(try label(style) == "04:41")
    #expect(try label(.dateTime.month(.wide).locale(Locale(identifier: "fr"))) == "janvier")
  }

  @Test func `bins of days do not begin at midnight of the machine`() async {
    await promptly {
      await #expect(processExitsWith: .success) {
        setenv("TZ", "Asia/Tokyo", 1)
        NSTimeZone.resetSystemTimeZone()
        let date = EnvironmentValues().now
        for bins in [
          DateBins(unit: .day, range: date...date), DateBins(unit: .day, range: date...date, calendar: .current),
        ] {
          let seconds = bins.thresholds[0].timeIntervalSince1970
          #expect(seconds.truncatingRemainder(dividingBy: 86_400) == 0)
        }
      }
    }
  }
}
