import Foundation
import TouchstoneUI

/// Finds the domain of an axis from marks and settings.
struct DomainInference {
  private var least: Double?
  private var most: Double?
  private var leastPositive: Double?
  private var names = Categories.Collected()
  private var hasText = false
  private var hasDates = false
  private var hasBins = false
  private(set) var isEmpty = true
  /// The number of values that are infinite or NaN.
  private(set) var undrawable = 0
  private let collectsNames: Bool

  init(type: ScaleType.Storage?) {
    collectsNames = type == .category
  }

  mutating func add(_ position: MarkPosition) {
    switch position {
    case .bin(let lower, let upper):
      hasBins = true
      add(lower)
      if !collectsNames { add(upper) }
    case .value(let value): add(value)
    case .interval(let lower, let upper):
      add(lower)
      add(upper)
    case .none, .points, .pointInterval: break
    }
  }

  mutating func add(_ value: _PlottedValue) {
    guard value.isDrawable else {
      undrawable += 1
      return
    }
    isEmpty = false
    if case .date = value { hasDates = true }
    if let quantity = value.quantity {
      least = min(least ?? quantity, quantity)
      most = max(most ?? quantity, quantity)
      if quantity > 0 { leastPositive = min(leastPositive ?? quantity, quantity) }
    } else {
      hasText = true
    }
    if collectsNames || value.quantity == nil { names.add(value) }
  }

  /// Returns the domain, or `nil` if neither marks nor settings have values for the axis.
  func domain(_ settings: ChartSettings.PositionScaleSettings) -> PlotDomain? {
    var automatic = AutomaticScaleDomain()
    switch settings.domain {
    case .values(let values): return explicit(values.filter(\.isDrawable), type: settings.type)
    case .automatic(let found): automatic = found
    case nil: break
    }
    guard !isEmpty else { return nil }
    var domain: PlotDomain
    if hasText || collectsNames {
      let found = automatic.modify.map { Categories($0(names.values)) } ?? Categories(names)
      domain = PlotDomain(kind: .category(found))
    } else {
      domain = continuous(automatic, type: settings.type ?? (hasDates ? .date : .linear))
    }
    domain.isReversed = automatic.reversed ?? false
    domain.hasBins = hasBins
    return domain
  }

  private func continuous(_ automatic: AutomaticScaleDomain, type: ScaleType.Storage) -> PlotDomain {
    var (lower, upper) = (least ?? 0, most ?? 1)
    if type == .log {
      // Only positive numbers have logarithms.
      lower = leastPositive ?? 1
      upper = max(lower, upper)
    } else if !hasDates, automatic.includesZero ?? true {
      (lower, upper) = (min(lower, 0), max(upper, 0))
    }
    var domain = PlotDomain(kind: .continuous(lower: lower, upper: upper, ScaleCurve(type: type)), isDate: hasDates)
    if let modify = automatic.modify {
      let changed = modify([domain.plotted(lower), domain.plotted(upper)]).compactMap(\.quantity).filter(\.isFinite)
      if let first = changed.min(), let last = changed.max() { domain = domain.with(lower: first, upper: last) }
    }
    return domain.widened
  }

  private func explicit(_ values: [_PlottedValue], type: ScaleType.Storage?) -> PlotDomain? {
    let quantities = values.compactMap(\.quantity)
    if type == .category || hasText || values.contains(where: { $0.quantity == nil }) {
      return PlotDomain(kind: .category(Categories(values)), isAutomatic: false)
    }
    guard let first = quantities.first, let last = quantities.last else { return nil }
    let isDate = hasDates || values.contains { if case .date = $0 { true } else { false } }
    var domain = PlotDomain(
      kind: .continuous(
        lower: min(first, last), upper: max(first, last), ScaleCurve(type: type ?? (isDate ? .date : .linear))),
      isDate: isDate, isReversed: first > last, isAutomatic: false, hasBins: hasBins)
    if type == .log, min(first, last) <= 0 {
      let upper = max(first, last)
      domain = domain.with(lower: leastPositive ?? (upper > 0 ? upper / 1000 : 1), upper: upper > 0 ? upper : 10)
    }
    return domain.widened
  }
}

extension PlotDomain {
  /// The domain, widened if it has no length and thus no scale.
  fileprivate var widened: PlotDomain {
    guard case .continuous(let lower, let upper, let curve) = kind, !(upper > lower) else { return self }
    // Half a day on both sides of a date, 1 more for a number; inferred.
    if isDate { return with(lower: lower - 43_200, upper: upper + 43_200) }
    if curve.type == .log { return with(lower: lower / 10, upper: max(lower * 10, .leastNormalMagnitude)) }
    let more = max(1, abs(upper).ulp * 16)
    return with(lower: lower, upper: upper + more)
  }
}
