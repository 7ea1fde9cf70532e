import Foundation

/// A step between the dates of an axis.
struct DateStep: Equatable {
  let unit: Calendar.Component
  let count: Int

  /// The steps that axes may use, with their lengths in seconds; months and years have mean lengths.
  ///
  /// - Source: hours, days and months by the axes in pictures that Apple's frameworks drew: a step of 4 hours is not among
  ///   them. Seconds, most minutes and years are inferred.
  private static let candidates: [(step: DateStep, seconds: Double)] = {
    let day = 86_400.0
    let table: [(Calendar.Component, Double, [Int])] = [
      (.second, 1, [1, 5, 10, 15, 30]),
      (.minute, 60, [1, 5, 10, 15, 30]),
      (.hour, 3600, [1, 2, 3, 6, 12]),
      (.day, day, [1, 2, 7, 14]),
      (.month, day * 30.436875, [1, 2, 3, 6]),
      (.year, day * 365.2425, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]),
    ]
    return table.flatMap { unit, seconds, counts in
      counts.map { (DateStep(unit: unit, count: $0), Double($0) * seconds) }
    }
  }()

  /// Returns the step that gives closest to the desired number of values from the start; more values if two are equally
  /// close.
  static func nearest(
    toCount desired: Int, from start: Double, to end: Double, minimum: Double = 0
  ) -> DateStep {
    let length = max(0, end - start)
    var best: (step: DateStep, difference: Double, count: Double)?
    for (step, seconds) in candidates where seconds >= minimum {
      // Months differ in length: one that is two days short still counts.
      let count = (length / seconds + 0.05).rounded(.down) + 1
      let difference = abs(count - Double(desired))
      if let known = best, (difference, -count) >= (known.difference, -known.count) { continue }
      best = (step, difference, count)
    }
    return best?.step ?? DateStep(unit: .year, count: 5000)
  }

  /// Returns the date a number of steps after another one.
  func date(_ start: Date, after steps: Int, in calendar: Calendar) -> Date? {
    let (value, overflow) = count.multipliedReportingOverflow(by: steps)
    return overflow ? nil : calendar.date(byAdding: unit, value: value, to: start)
  }

  /// Returns the dates from a start to an end, in seconds since the reference date; at most a thousand.
  func values(from start: Double, to end: Double, in calendar: Calendar) -> [Double] {
    let first = Date(timeIntervalSinceReferenceDate: start)
    var values: [Double] = []
    while values.count < NumberSteps.limit {
      guard let date = date(first, after: values.count, in: calendar)?.timeIntervalSinceReferenceDate,
        date <= end + 1e-3, values.last.map({ date > $0 }) ?? true
      else { break }
      values.append(date)
    }
    return values
  }
}
