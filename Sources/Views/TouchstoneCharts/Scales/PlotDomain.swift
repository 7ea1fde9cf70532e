import Foundation

/// The values along one of the plot's axes: two ends of numbers or dates, or ordered categories.
struct PlotDomain: Equatable {
  enum Kind: Equatable {
    case continuous(lower: Double, upper: Double, ScaleCurve)
    case category(Categories)
  }

  var kind: Kind
  var isDate = false
  /// Whether the scale is reversed.
  var isReversed = false
  /// Whether axis values may extend the domain.
  var isAutomatic = true
  /// Whether values are calendar units or bins, so that marks are as wide as a unit.
  var hasBins = false

  var isCategory: Bool { if case .category = kind { true } else { false } }

  /// The ends of a continuous domain.
  var ends: ClosedRange<Double>? {
    if case .continuous(let lower, let upper, _) = kind { lower...max(lower, upper) } else { nil }
  }

  /// Returns the axis value that a number represents.
  func plotted(_ quantity: Double) -> _PlottedValue { isDate ? .date(quantity) : .number(quantity) }

  /// Returns the domain with other ends.
  func with(lower: Double, upper: Double) -> PlotDomain {
    guard case .continuous(_, _, let curve) = kind else { return self }
    var domain = self
    domain.kind = .continuous(lower: lower, upper: upper, curve)
    return domain
  }
}
