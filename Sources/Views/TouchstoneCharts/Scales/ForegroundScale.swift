import Foundation
import TouchstoneUI

/// A scale that maps values to foreground styles.
enum ForegroundScale {
  case categories(StyleScale<AnyShapeStyle>)
  case ramp(ContinuousStyleScale)

  /// - Source: the system's colours in this order, reported from iOS 18.3; the first four, and the sixth on iOS 26 (#00C3D0),
  ///   measured in pictures that Apple's frameworks drew. They repeat after the seventh. That of macOS 26 is not measured.
  static func usual(in look: Look) -> [AnyShapeStyle] {
    let sixth: Color = look.palette == .os26 ? .teal : .cyan
    return [.blue, .green, .orange, .purple, .red, sixth, .yellow].map { (color: Color) in AnyShapeStyle(color) }
  }

  init(_ used: [_PlottedValue], settings: StyleScaleSettings<AnyShapeStyle>, scheme: ColorScheme, look: Look) {
    let isCategorical =
      settings.pairs != nil || settings.mapping != nil || settings.type == .category
      || used.contains { $0.quantity == nil }
      || (settings.range != nil && settings.gradient == nil && settings.numericGradient == nil)
    guard !isCategorical, let domain = ContinuousDomain(used, settings.domain, type: settings.type) else {
      self = .categories(StyleScale(used, settings: settings) { Self.styles(count: $0, settings.gradient, look) })
      return
    }
    let gradient = settings.gradient ?? settings.numericGradient ?? ContinuousStyleScale.usualGradient(in: scheme)
    self = .ramp(ContinuousStyleScale(domain: domain, gradient: gradient))
  }

  /// Returns the styles of so many values: colours of a gradient, from its start to its end, or the usual ones.
  private static func styles(count: Int, _ gradient: Gradient?, _ look: Look) -> [AnyShapeStyle] {
    guard let gradient else { return usual(in: look) }
    return (0..<count).compactMap { gradient.color(at: count > 1 ? Double($0) / Double(count - 1) : 0) }
      .map { AnyShapeStyle($0) }
  }

  /// The number of values with styles of their own.
  var categories: Int { if case .categories(let scale) = self { scale.keys.count } else { 0 } }

  func style(_ key: _PlottedValue) -> AnyShapeStyle? {
    switch self {
    case .categories(let scale): scale(key)
    case .ramp(let scale): scale.color(of: key).map { AnyShapeStyle($0) }
    }
  }
}
