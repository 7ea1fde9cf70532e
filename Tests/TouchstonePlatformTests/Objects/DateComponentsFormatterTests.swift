import SwiftUI
import Testing

// The values are those of Apple's documentation of `DateComponentsFormatter.UnitsStyle` and `ZeroFormattingBehavior`.
@Suite struct DateComponentsFormatterTests {
  private func formatter(_ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit)
    -> DateComponentsFormatter
  {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    return formatter
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"),
    (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"),
    (.spellOut, "nine hours, forty-one minutes, thirty seconds"), (.brief, "9hr 41min 30sec"),
  ])
  func `lengths have the words of their style`(style: DateComponentsFormatter.UnitsStyle, text: String) {
    #expect(formatter(style, [.hour, .minute, .second]).string(from: 34_890) == text)
  }

  @Test func `zeroes are dropped or kept`() {
    let positions = formatter(.positional, [.hour, .minute, .second])
    #expect(positions.string(from: 330) == "5:30")
    #expect(positions.string(from: 3600) == "1:00:00")
    #expect(positions.string(from: 5) == "5")
    positions.zeroFormattingBehavior = .pad
    #expect(positions.string(from: 330) == "00:05:30")
    let words = formatter(.abbreviated, [.hour, .minute])
    #expect(words.string(from: 3600) == "1h")
    #expect(words.string(from: 0) == "0m")
    words.zeroFormattingBehavior = .pad
    #expect(words.string(from: 3600) == "1h 0m")
  }

  @Test func `the number of units is limited, and a phrase may follow`() {
    let words = formatter(.full, [.day, .hour, .minute])
    words.maximumUnitCount = 1
    #expect(words.string(from: 90_000) == "1 day")
    words.includesTimeRemainingPhrase = true
    #expect(words.string(from: 90_000) == "1 day remaining")
  }

  @Test(arguments: [Int.min, Int.max / 1000, Int.min / 1000])
  func `components that are too large have no text`(hour: Int) {
    #expect(formatter(.full, [.hour]).string(from: DateComponents(hour: hour)) == nil)
    #expect(formatter(.positional, [.hour, .minute]).string(from: DateComponents(hour: hour)) == nil)
  }

  final class Capitals: DateComponentsFormatter {
    override func string(from ti: TimeInterval) -> String? { super.string(from: ti)?.uppercased() }
  }

  @Test func `a formatter can have a subclass`() {
    let capitals = Capitals()
    capitals.calendar = formatter(.abbreviated, [.hour]).calendar
    (capitals.unitsStyle, capitals.allowedUnits) = (.abbreviated, [.hour])
    #expect(capitals.string(from: 3600) == "1H")
  }

  @Test func `dates and components have lengths`() {
    let years = formatter(.full, [.year, .month])
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(years.string(from: start, to: start.addingTimeInterval(86_400 * 400)) == "1 year, 1 month")
    #expect(
      DateComponentsFormatter.localizedString(from: DateComponents(hour: 1, minute: 5), unitsStyle: .positional)
        == "1:05")
    #expect(years.string(from: .infinity) == nil)
  }
}
