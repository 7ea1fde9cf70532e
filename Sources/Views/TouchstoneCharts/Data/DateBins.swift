public import Foundation
import TouchstoneUI

/// A collection of bins for dates.
///
/// - Source: Swift Charts, `DateBins`.
public struct DateBins: Sendable {
  /// The thresholds of the bins, in ascending order.
  public let thresholds: [Date]

  /// Creates bins from ascending thresholds.
  public init(thresholds: [Date]) { self.thresholds = thresholds }

  /// Creates approximately the desired number of bins that cover the data, each a round number of calendar units long.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: first...last, desiredCount: desiredCount ?? 10, calendar: calendar)
  }

  /// Creates approximately the desired number of bins that cover a range, each a round number of calendar units long.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
    let step = DateStep.nearest(
      toCount: Swift.max(1, desiredCount) + 1, from: range.lowerBound.timeIntervalSinceReferenceDate,
      to: range.upperBound.timeIntervalSinceReferenceDate)
    self.init(unit: step.unit, by: step.count, range: range, calendar: calendar)
  }

  /// Creates bins that cover a range, each a number of calendar units long.
  ///
  /// - Parameter calendar: The calendar. In place of the machine's, it is the Gregorian one in Greenwich Mean Time.
  public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent
  ) {
    let step = DateStep(unit: unit, count: Swift.max(1, stride))
    let calendar = calendar.following(EnvironmentValues())
    let first = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    var thresholds = [first]
    while let last = thresholds.last, last <= range.upperBound, thresholds.count < 10_000 {
      guard let next = step.date(first, after: thresholds.count, in: calendar), next > last else { break }
      thresholds.append(next)
    }
    self.init(thresholds: thresholds)
  }

  /// Creates bins that cover a range, each a number of seconds long.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    self.init(
      thresholds: BinThresholds(
        lower: range.lowerBound.timeIntervalSinceReferenceDate,
        upper: range.upperBound.timeIntervalSinceReferenceDate, step: timeInterval
      ).values.map(Date.init(timeIntervalSinceReferenceDate:)))
  }

  /// Returns the index of the bin that contains a date; the first or last bin for a date outside all of them.
  public func index(for value: Date) -> Int { Bins(thresholds).index(for: value) }
}

extension DateBins: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// Accesses the range of a bin.
  public subscript(position: Int) -> ChartBinRange<Date> { Bins(thresholds)[position] }
}

extension DateBins: Equatable {
  public static func == (lhs: DateBins, rhs: DateBins) -> Bool { lhs.thresholds == rhs.thresholds }
}
