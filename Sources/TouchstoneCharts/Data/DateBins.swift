public import Foundation

/// Ranges of time, to count data in.
///
/// - Source: Swift Charts, `DateBins`.
public struct DateBins: Sendable {
  /// The bounds of the bins in rising order.
  public let thresholds: [Date]

  /// Creates the bins between thresholds in rising order.
  public init(thresholds: [Date]) { self.thresholds = thresholds }

  /// Creates about as many bins as desired that cover data, of a round length in a calendar.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: first...last, desiredCount: desiredCount ?? 10, calendar: calendar)
  }

  /// Creates about as many bins as desired that cover a range, of a round length in a calendar.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
    let step = DateStep.nearest(
      toCount: Swift.max(1, desiredCount) + 1, from: range.lowerBound.timeIntervalSinceReferenceDate,
      to: range.upperBound.timeIntervalSinceReferenceDate)
    self.init(unit: step.unit, by: step.count, range: range, calendar: calendar)
  }

  /// Creates bins of some units of a calendar that cover a range.
  public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent
  ) {
    let step = DateStep(unit: unit, count: Swift.max(1, stride))
    let first = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    var thresholds = [first]
    while let last = thresholds.last, last <= range.upperBound, thresholds.count < 10_000 {
      guard let next = step.date(first, after: thresholds.count, in: calendar), next > last else { break }
      thresholds.append(next)
    }
    self.init(thresholds: thresholds)
  }

  /// Creates bins of the same length in seconds that cover a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    self.init(
      thresholds: BinThresholds(
        lower: range.lowerBound.timeIntervalSinceReferenceDate,
        upper: range.upperBound.timeIntervalSinceReferenceDate, step: timeInterval
      ).values.map(Date.init(timeIntervalSinceReferenceDate:)))
  }

  /// The bin that a date lies in; the first or the last one for a date outside of all.
  public func index(for value: Date) -> Int { Bins(thresholds).index(for: value) }
}

extension DateBins: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// The range of a bin.
  public subscript(position: Int) -> ChartBinRange<Date> { Bins(thresholds)[position] }
}

extension DateBins: Equatable {
  public static func == (lhs: DateBins, rhs: DateBins) -> Bool { lhs.thresholds == rhs.thresholds }
}
