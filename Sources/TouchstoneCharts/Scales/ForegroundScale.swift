import Foundation
import TouchstoneUI

/// Turns values into foreground styles.
enum ForegroundScale {
  case categories(StyleScale<AnyShapeStyle>)
  case ramp(ContinuousStyleScale)

  /// - Source: the system's colours in this order, reported from iOS 18.3; the first four measured in pictures that Apple's
  ///   frameworks drew. They repeat after the seventh.
  static let usual: [AnyShapeStyle] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow].map {
    (color: Color) in AnyShapeStyle(color)
  }

  init(_ used: [_PlottedValue], settings: StyleScaleSettings<AnyShapeStyle>, scheme: ColorScheme) {
    let quantities = used.compactMap(\.quantity).filter(\.isFinite)
    let isCategorical =
      settings.pairs != nil || settings.mapping != nil || settings.type == .category
      || used.contains { $0.quantity == nil }
      || (settings.range != nil && settings.gradient == nil && settings.numericGradient == nil)
    guard !isCategorical, let least = quantities.min(), let most = quantities.max() else {
      self = .categories(StyleScale(used, settings: settings, usual: Self.usual))
      return
    }
    let ends = settings.domainValues?.compactMap(\.quantity) ?? []
    let isDate = used.contains { if case .date = $0 { true } else { false } }
    self = .ramp(
      ContinuousStyleScale(
        lower: ends.first ?? least, upper: ends.last ?? most, isDate: isDate,
        gradient: settings.gradient ?? settings.numericGradient
          ?? ContinuousStyleScale.usualGradient(in: scheme)))
  }

  func style(_ key: _PlottedValue) -> AnyShapeStyle? {
    switch self {
    case .categories(let scale): scale(key)
    case .ramp(let scale): scale.color(of: key).map { AnyShapeStyle($0) }
    }
  }
}
