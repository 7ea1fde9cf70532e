import Foundation
import TouchstoneUI

/// A scale that maps values to areas of symbols.
enum SymbolSizeScale {
  case categories(StyleScale<CGFloat>)
  /// A continuous scale that interpolates between areas.
  case sizes(ContinuousDomain, [CGFloat])

  /// The areas for the smallest and the largest number, in square points; inferred.
  private static let usualRange: [CGFloat] = [10, 200]
  /// The areas of the first categories, in square points; inferred.
  private static let usualSizes: [CGFloat] = [50, 100, 150, 200, 250]

  init(_ used: [_PlottedValue], settings: StyleScaleSettings<CGFloat>) {
    let isCategorical = settings.pairs != nil || settings.mapping != nil || settings.type == .category
    if !isCategorical, let domain = ContinuousDomain(used, settings.domain, type: settings.type) {
      self = .sizes(domain, settings.range.flatMap { $0.isEmpty ? nil : $0 } ?? Self.usualRange)
    } else {
      self = .categories(StyleScale(used, settings: settings) { _ in Self.usualSizes })
    }
  }

  /// The categories, or the ends of a continuous scale.
  var domain: [_PlottedValue] {
    switch self {
    case .categories(let scale): scale.keys
    case .sizes(let domain, _): domain.ends
    }
  }

  /// Returns the area for a value, in square points.
  func area(_ key: _PlottedValue) -> CGFloat? {
    switch self {
    case .categories(let scale): return scale(key)
    case .sizes(let domain, let sizes):
      guard let share = domain.share(of: key) else { return nil }
      let place = CGFloat(share) * CGFloat(sizes.count - 1)
      let index = min(Int(place), max(0, sizes.count - 2))
      let (from, to) = (sizes[index], sizes[min(index + 1, sizes.count - 1)])
      return from + (to - from) * (place - CGFloat(index))
    }
  }
}
