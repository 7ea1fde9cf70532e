import Foundation
import Testing

@testable import TouchstoneCharts

/// The values of time axes in pictures drawn by Apple's frameworks.
@Suite struct DateStepTests {
  private static let day = 86_400.0
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  static let measured: [(seconds: Double, desired: Int, step: DateStep)] = [
    (7 * day, 4, DateStep(unit: .day, count: 2)),
    (28 * day, 4, DateStep(unit: .day, count: 7)),
    (31 * day, 4, DateStep(unit: .day, count: 7)),
    (273 * day, 4, DateStep(unit: .month, count: 3)),
    (365 * day, 4, DateStep(unit: .month, count: 3)),
    (184 * day, 4, DateStep(unit: .month, count: 2)),
    (16 * 3600, 4, DateStep(unit: .hour, count: 6)),
    (24 * 3600, 4, DateStep(unit: .hour, count: 6)),
    (72 * 60, 12, DateStep(unit: .minute, count: 5)),
  ]

  @Test(arguments: measured)
  func `an axis of time takes the step that Apple's charts take`(
    _ axis: (seconds: Double, desired: Int, step: DateStep)
  ) {
    #expect(DateStep.nearest(toCount: axis.desired, from: 0, to: axis.seconds) == axis.step)
  }

  @Test func `dates are counted from the domain's start, not from midnight`() throws {
    let start = try #require(
      Self.calendar.date(from: DateComponents(year: 2023, month: 1, day: 5, hour: 8))?.timeIntervalSinceReferenceDate)
    let values = DateStep(unit: .hour, count: 6).values(from: start, to: start + 16 * 3600, in: Self.calendar)
    #expect(values == [start, start + 6 * 3600, start + 12 * 3600])
  }

  @Test func `months follow the calendar`() throws {
    let start = try #require(Self.calendar.date(from: DateComponents(year: 2021, month: 1, day: 1)))
    let values = DateStep(unit: .month, count: 3).values(
      from: start.timeIntervalSinceReferenceDate, to: start.timeIntervalSinceReferenceDate + 365 * Self.day,
      in: Self.calendar)
    let months = values.map {
      Self.calendar.component(.month, from: Date(timeIntervalSinceReferenceDate: $0))
    }
    #expect(months == [1, 4, 7, 10, 1])
  }
}
