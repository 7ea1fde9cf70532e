import Foundation
import TouchstoneUI

/// The default format of an axis's values.
struct AxisLabels {
  private let fractionDigits: Int
  /// The magnitude from which numbers are written in scientific notation.
  private let scientificThreshold: Double
  private let isPercent: Bool
  private let dateStep: DateStep?
  /// Whether all dates lie in one year.
  private let isWithinYear: Bool
  private let environment: EnvironmentValues

  /// An axis that reaches this number writes all of its numbers in scientific notation. Measured: the threshold is
  /// between 15,000 and 5,000,000. Inferred: a logarithmic axis does so only for numbers at or above it.
  private static let greatPower = 1_000_000.0

  init(_ values: AxisValues, isPercent: Bool, environment: EnvironmentValues) {
    let numbers = values.values.compactMap { value -> Double? in
      if case .number(let number) = value { number } else { nil }
    }
    self.isPercent = isPercent
    self.environment = environment
    let isGreat = numbers.contains { abs($0) >= Self.greatPower }
    scientificThreshold = isGreat && values.domain.curve.type != .log ? 0 : Self.greatPower
    fractionDigits = numbers.map { Self.fractionDigits(of: isPercent ? $0 * 100 : $0) }.max() ?? 0
    let quantities = values.values.compactMap(\.quantity)
    dateStep = values.dateStep ?? Self.step(of: quantities)
    let calendar = environment.localCalendar
    // A value at the end of the last unit belongs to what follows it.
    let within = quantities.filter { $0 < values.domain.ends?.upperBound ?? .infinity }
    let ends = [within.min(), within.max()].compactMap { $0 }.map(Date.init(timeIntervalSinceReferenceDate:))
    isWithinYear = Set(ends.map { calendar.component(.year, from: $0) }).count == 1
  }

  /// Returns the number of fraction digits that a number needs, at most six.
  private static func fractionDigits(of number: Double) -> Int {
    var scaled = abs(number)
    for digits in 0..<6 {
      if abs(scaled - scaled.rounded()) < 1e-6 * max(1, scaled) { return digits }
      scaled *= 10
    }
    return 6
  }

  /// Returns the step between dates that were given as a list.
  private static func step(of seconds: [Double]) -> DateStep? {
    let gaps = zip(seconds.dropFirst(), seconds).map { abs($0 - $1) }.filter { $0 > 0 }
    guard let least = gaps.min() else { return nil }
    let units: [(Double, Calendar.Component)] = [
      (60, .second), (3600, .minute), (86_400, .hour), (28 * 86_400, .day), (365 * 86_400, .month),
    ]
    return DateStep(unit: units.first { least < $0.0 }?.1 ?? .year, count: 1)
  }

  func text(_ value: _PlottedValue) -> String {
    switch value {
    case .text(let text): Text(LocalizedStringKey(text)).plainText(in: environment)
    case .number(let number): self.text(number)
    case .date(let seconds): text(Date(timeIntervalSinceReferenceDate: seconds))
    }
  }

  private func text(_ number: Double) -> String {
    // Measured: zero has no fraction digits, even if its neighbours have some.
    let digits = number == 0 ? 0 : fractionDigits
    if isPercent {
      return number.formatted(.percent.precision(.fractionLength(digits)).locale(environment.locale))
    }
    if number != 0, abs(number) >= scientificThreshold {
      return number.formatted(
        .number.notation(.scientific).precision(.fractionLength(1)).locale(environment.locale))
    }
    return number.formatted(.number.precision(.fractionLength(digits)).locale(environment.locale))
  }

  private func text(_ date: Date) -> String {
    let format: Date.FormatStyle =
      switch dateStep?.unit {
      case .year: .dateTime.year()
      // Measured: "Jul" in steps of two months within a year, "Jul 2021" in steps of three.
      case .month where isWithinYear && dateStep.map { $0.count < 3 } ?? false: .dateTime.month(.abbreviated)
      case .month, .quarter: .dateTime.month(.abbreviated).year()
      case .hour: .dateTime.hour()
      case .minute: .dateTime.hour().minute()
      case .second, .nanosecond: .dateTime.hour().minute().second()
      default: .dateTime.month(.abbreviated).day()
      }
    return format.format(date, in: environment)
  }
}
