import Foundation
import Testing
import TouchstoneText
import TouchstoneUI

@testable import TouchstoneCore

/// The examples are those of Apple's documentation of `SystemFormatStyle`, as it prints them.
@Suite struct SystemFormatStyleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1000)

  private func text(_ text: Text, in locale: String = "en_US", now: Date? = nil) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    if let now { environment.now = now }
    return text.plainText(in: environment)
  }

  @Test func `a stopwatch shows minutes seconds and hundredths`() {
    #expect(text(Text(start.addingTimeInterval(3.42), format: .stopwatch(startingAt: start))) == "00:03.42")
    #expect(text(Text(start.addingTimeInterval(3723.42), format: .stopwatch(startingAt: start))) == "1:02:03.42")
    let coarse = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(1))
    #expect(text(Text(start.addingTimeInterval(59.99), format: coarse)) == "00:59")
    #expect(text(Text(start.addingTimeInterval(-5), format: coarse)) == "00:00")
  }

  @Test func `a timer counts in its range and stands still outside`() {
    let range = start..<start.addingTimeInterval(300)
    #expect(text(Text(start.addingTimeInterval(43), format: .timer(countingDownIn: range))) == "4:17")
    #expect(text(Text(start.addingTimeInterval(43), format: .timer(countingUpIn: range))) == "0:43")
    #expect(text(Text(start.addingTimeInterval(900), format: .timer(countingDownIn: range))) == "0:00")
    #expect(text(Text(start.addingTimeInterval(-9), format: .timer(countingDownIn: range))) == "5:00")
    let long = start..<start.addingTimeInterval(7200)
    #expect(text(Text(start, format: .timer(countingDownIn: long, showsHours: false))) == "120:00")
  }

  @Test func `an offset has its greatest units in the language of the environment`() {
    let date = start.addingTimeInterval(222)
    #expect(text(Text(date, format: .offset(to: start))) == "3 minutes, 42 seconds")
    #expect(text(Text(date, format: .offset(to: start, maxFieldCount: 1))) == "4 minutes")
    #expect(text(Text(start, format: .offset(to: date))) == "-3 minutes, 42 seconds")
    #expect(text(Text(start, format: .offset(to: date, sign: .never))) == "3 minutes, 42 seconds")
    #expect(text(Text(date, format: .offset(to: start)), in: "de_DE") == "3 Minuten und 42 Sekunden")
  }

  @Test func `a reference names a date as seen from another`() {
    #expect(text(Text(start, format: .reference(to: start.addingTimeInterval(300)))) == "in 5 minutes")
    #expect(text(Text(start, format: .reference(to: start.addingTimeInterval(-7200)))) == "2 hours ago")
  }

  @Test func `a source of time shows the date of the environment`() {
    let now = start.addingTimeInterval(3.42)
    #expect(text(Text(.currentDate, format: .stopwatch(startingAt: start)), now: now) == "00:03.42")
    #expect(text(Text("\(.currentDate, format: .stopwatch(startingAt: start)) so far"), now: now) == "00:03.42 so far")
    let pattern = Duration.TimeFormatStyle(pattern: .minuteSecond)
    #expect(text(Text(.durationOffset(to: start), format: pattern), now: start.addingTimeInterval(61)) == "1:01")
  }

  @Test func `extreme dates are shown`() {
    let dates = [Date.distantFuture, .distantPast, Date(timeIntervalSinceReferenceDate: .infinity)]
    for date in dates {
      #expect(!text(Text(date, format: .stopwatch(startingAt: start))).isEmpty)
      #expect(!text(Text(date, format: .offset(to: start))).isEmpty)
    }
  }
}
