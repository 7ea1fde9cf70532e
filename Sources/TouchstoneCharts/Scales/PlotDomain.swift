import Foundation

/// The values along one axis of the plot: two ends of numbers or dates, or categories in their order.
struct PlotDomain: Equatable {
  enum Kind: Equatable {
    case continuous(lower: Double, upper: Double, ScaleCurve)
    case category(Categories)
  }

  var kind: Kind
  /// Whether the values are dates.
  var isDate = false
  /// Whether the scale runs the other way.
  var isReversed = false
  /// Whether axis values may make the domain longer.
  var isAutomatic = true
  /// Whether values are units of time or bins, so that marks have the width of a unit.
  var hasBins = false

  var isCategory: Bool { if case .category = kind { true } else { false } }

  /// The ends of a continuous domain, the lower one first.
  var ends: ClosedRange<Double>? {
    if case .continuous(let lower, let upper, _) = kind { lower...max(lower, upper) } else { nil }
  }

  /// The value on the axis that a number stands for.
  func plotted(_ quantity: Double) -> _PlottedValue { isDate ? .date(quantity) : .number(quantity) }

  /// The domain with other ends.
  func with(lower: Double, upper: Double) -> PlotDomain {
    guard case .continuous(_, _, let curve) = kind else { return self }
    var domain = self
    domain.kind = .continuous(lower: lower, upper: upper, curve)
    return domain
  }
}
