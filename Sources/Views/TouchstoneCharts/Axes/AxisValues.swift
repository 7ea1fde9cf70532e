import Foundation
import TouchstoneUI

/// The values that an axis shows, and the domain that includes them.
struct AxisValues {
  var values: [_PlottedValue] = []
  /// The step between the values, if they are dates.
  var dateStep: DateStep?
  /// The domain, extended to include the values if they may change it.
  var domain: PlotDomain

  init(_ specification: AxisMarksSpecification.Values, domain: PlotDomain, calendar: Calendar) {
    self.domain = domain
    switch specification {
    case .list(let list):
      values = list.filter(\.isDrawable).thinned
      if domain.isAutomatic { includeValues() }
    case .rule(let rule):
      if case .category(let names) = domain.kind { values = names.values.thinned } else { find(rule, calendar) }
    }
  }

  private mutating func find(_ rule: AxisMarkValues, _ calendar: Calendar) {
    guard let ends = domain.ends else { return }
    if domain.isDate { return findDates(rule, from: ends.lowerBound, to: ends.upperBound, calendar) }
    let isLog = domain.curve.type == .log
    let roundsLower = rule.roundsLower ?? domain.isAutomatic
    let roundsUpper = rule.roundsUpper ?? domain.isAutomatic
    if isLog, case .automatic = rule.rule {
      let found = LogSteps.values(
        lower: ends.lowerBound, upper: ends.upperBound, roundsLower: roundsLower, roundsUpper: roundsUpper)
      values = found.map { .number($0) }
    } else {
      let step: Double
      switch rule.rule {
      case .stride(let size): step = abs(size)
      case .automatic(let desired, let minimum):
        step = NumberSteps.step(
          lower: ends.lowerBound, upper: ends.upperBound, desiredCount: desired ?? NumberSteps.usualCount,
          minimum: minimum?.quantity ?? 0, roundsLower: roundsLower, roundsUpper: roundsUpper)
      case .unit: return
      }
      values = NumberSteps.values(
        lower: ends.lowerBound, upper: ends.upperBound, step: step, roundsLower: roundsLower, roundsUpper: roundsUpper
      ).map { .number($0) }
    }
    if roundsLower || roundsUpper { includeValues() }
  }

  private mutating func findDates(
    _ rule: AxisMarkValues, from start: Double, to end: Double, _ calendar: Calendar
  ) {
    switch rule.rule {
    case .automatic(let desired, let minimum):
      let step = DateStep.nearest(
        toCount: desired ?? NumberSteps.usualCount, from: start, to: end, minimum: minimum?.quantity ?? 0)
      dateStep = step
      // Counted from the domain's start, not from midnight: measured in pictures that Apple's frameworks drew.
      values = step.values(from: start, to: end, in: calendar).map { .date($0) }
    case .unit(let unit, let count, let own):
      let calendar = own?.unlessMachines ?? calendar
      let step = DateStep(unit: unit, count: max(1, count))
      dateStep = step
      let first = calendar.dateInterval(of: unit, for: Date(timeIntervalSinceReferenceDate: start))?.start
      let found = step.values(from: first?.timeIntervalSinceReferenceDate ?? start, to: end, in: calendar)
      values = found.filter { $0 >= start - 1e-3 }.map { .date($0) }
    case .stride(let seconds):
      values = NumberSteps.values(
        lower: start, upper: end, step: abs(seconds), roundsLower: false, roundsUpper: false
      ).map { .date($0) }
    }
  }

  /// Extends the domain to include the values.
  private mutating func includeValues() {
    let quantities = values.compactMap(\.quantity)
    guard let ends = domain.ends, let least = quantities.min(), let most = quantities.max() else { return }
    domain = domain.with(lower: min(ends.lowerBound, least), upper: max(ends.upperBound, most))
  }
}

extension [_PlottedValue] {
  /// The values, thinned out evenly to at most as many as an axis can show.
  fileprivate var thinned: [_PlottedValue] {
    guard count > NumberSteps.limit else { return self }
    return stride(from: 0, to: count, by: (count + NumberSteps.limit - 1) / NumberSteps.limit).map { self[$0] }
  }
}

extension PlotDomain {
  var curve: ScaleCurve {
    if case .continuous(_, _, let curve) = kind { curve } else { ScaleCurve(type: .category) }
  }
}
