import Foundation
import TouchstoneUI

/// Turns values into the areas of symbols.
struct SymbolSizeScale {
  private let categories: StyleScale<CGFloat>?
  private let lower: Double
  private let upper: Double
  private let range: (CGFloat, CGFloat)

  /// The areas of the least and the greatest value, in square points; inferred.
  static let usualRange: (CGFloat, CGFloat) = (10, 200)

  init(_ used: [_PlottedValue], settings: StyleScaleSettings<CGFloat>) {
    let quantities = used.compactMap(\.quantity).filter(\.isFinite)
    let isCategorical =
      quantities.isEmpty || settings.pairs != nil || settings.mapping != nil || settings.type == .category
    let ends = settings.domainValues?.compactMap(\.quantity) ?? []
    lower = ends.first ?? quantities.min() ?? 0
    upper = ends.last ?? quantities.max() ?? 1
    range = settings.range.flatMap { sizes in sizes.first.map { ($0, sizes.last ?? $0) } } ?? Self.usualRange
    categories =
      isCategorical
      ? StyleScale(used, settings: settings, usual: stride(from: CGFloat(50), through: 250, by: 50).map { $0 }) : nil
  }

  /// The values, or the ends of a continuous scale.
  var domain: [_PlottedValue] { categories?.keys ?? [.number(lower), .number(upper)] }

  func area(_ key: _PlottedValue) -> CGFloat? {
    if let categories { return categories(key) }
    guard let quantity = key.quantity, quantity.isFinite else { return nil }
    let share = upper > lower ? min(max((quantity - lower) / (upper - lower), 0), 1) : 1
    return range.0 + (range.1 - range.0) * CGFloat(share)
  }
}
