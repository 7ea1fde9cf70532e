import Foundation
import TouchstoneUI

/// The settings of a style scale, from modifiers.
struct StyleScaleSettings<Value> {
  /// Explicit styles of values, in legend order.
  var pairs: [(key: _PlottedValue, value: Value)]?
  var domain: DomainSpecification?
  var range: [Value]?
  /// The gradient of a continuous scale.
  var gradient: Gradient?
  /// The gradient of a continuous scale whose range is a list of colours.
  var numericGradient: Gradient?
  var mapping: ((_PlottedValue) -> Value?)?
  var type: ScaleType.Storage?

  /// The values of an explicit domain.
  var domainValues: [_PlottedValue]? {
    if let pairs { return pairs.map(\.key) }
    if case .values(let values) = domain { return values }
    return nil
  }

  /// Sets a closure that returns the style of a value.
  mutating func map<Key: Plottable>(_ mapping: @escaping (Key) -> Value) {
    self.mapping = { Key(plotted: $0).map(mapping) }
  }

  /// Sets the domain, and a closure that returns the style of a value.
  mutating func map<Keys: Collection>(
    _ domain: Keys, _ mapping: @escaping (Keys.Element) -> Value
  ) where Keys.Element: Plottable {
    self.domain = .values(domain.map(\.plotted))
    map(mapping)
  }
}

extension StyleScaleSettings where Value == AnyShapeStyle {
  /// Sets the range to a list of styles, or to a gradient.
  mutating func setRange<Range: ScaleRange>(_ new: Range) where Range.VisualValue: ShapeStyle {
    switch new {
    case let colors as Gradient: gradient = colors
    case let styles as [Range.VisualValue]: range = styles.map { AnyShapeStyle($0) }
    default: break
    }
    // For numbers, a list of colours is a gradient.
    if let colors = new as? [Color], gradient == nil { numericGradient = Gradient(colors: colors) }
  }
}

extension StyleScaleSettings where Value == CGFloat {
  /// Sets the range to a list of sizes, or to the smallest and the largest size.
  mutating func setSizes<Range: ScaleRange>(_ new: Range) where Range.VisualValue == CGFloat {
    switch new {
    case let sizes as [CGFloat]: range = sizes
    case let ends as ClosedRange<CGFloat>: range = [ends.lowerBound, ends.upperBound]
    default: break
    }
  }
}
