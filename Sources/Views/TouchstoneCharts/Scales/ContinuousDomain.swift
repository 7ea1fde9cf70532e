import Foundation
import TouchstoneUI

/// The numbers or dates that a colour or size scale maps to the range from 0 to 1.
///
/// - Source: pictures that Apple's frameworks drew: without an explicit domain it is that of the data, not rounded.
struct ContinuousDomain: Equatable {
  let lower: Double
  let upper: Double
  let curve: ScaleCurve
  let isDate: Bool
  /// Whether the greatest value maps to 0.
  let isReversed: Bool
  /// Whether the ends are inferred from the data.
  let isAutomatic: Bool

  /// Creates the domain of values, or `nil` if none of them is a number or a date.
  init?(_ values: [_PlottedValue], _ domain: DomainSpecification?, type: ScaleType.Storage?) {
    let isDate = values.contains { if case .date = $0 { true } else { false } }
    let curve = ScaleCurve(type: type ?? (isDate ? .date : .linear))
    // Only positive numbers have logarithms.
    func drawable(_ values: [_PlottedValue]) -> [Double] {
      values.compactMap(\.quantity).filter { $0.isFinite && (curve.type != .log || $0 > 0) }
    }
    let found = drawable(values)
    guard var least = found.min(), var most = found.max() else { return nil }
    var (isReversed, isAutomatic) = (false, true)
    switch domain {
    case .values(let ends):
      let ends = drawable(ends)
      guard let first = ends.first, let last = ends.last else { break }
      (least, most, isReversed, isAutomatic) = (min(first, last), max(first, last), first > last, false)
    case .automatic(let automatic):
      isReversed = automatic.reversed ?? false
      if automatic.includesZero == true, curve.type != .log { (least, most) = (min(least, 0), max(most, 0)) }
      let plotted: (Double) -> _PlottedValue = { isDate ? .date($0) : .number($0) }
      let changed = automatic.modify.map { drawable($0([plotted(least), plotted(most)])) } ?? []
      if let first = changed.min(), let last = changed.max() { (least, most) = (first, last) }
    case nil: break
    }
    (lower, upper, self.curve, self.isDate) = (least, most, curve, isDate)
    (self.isReversed, self.isAutomatic) = (isReversed, isAutomatic)
  }

  /// Returns the fraction from 0 to 1 that a value maps to, clamped to the domain.
  func share(of value: _PlottedValue) -> Double? {
    guard let quantity = value.quantity, quantity.isFinite else { return nil }
    guard upper > lower else { return 1 }
    let share = (curve(min(max(quantity, lower), upper)) - curve(lower)) / (curve(upper) - curve(lower))
    guard share.isFinite else { return nil }
    return isReversed ? 1 - share : share
  }

  /// The two ends, in the order of the scale.
  var ends: [_PlottedValue] {
    let ends: [_PlottedValue] = isDate ? [.date(lower), .date(upper)] : [.number(lower), .number(upper)]
    return isReversed ? ends.reversed() : ends
  }
}
