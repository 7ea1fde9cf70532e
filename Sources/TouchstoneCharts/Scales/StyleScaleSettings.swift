import Foundation
import TouchstoneUI

/// What modifiers say of a scale that turns values into styles.
struct StyleScaleSettings<Value> {
  /// The styles of some values, in the order of the legend.
  var pairs: [(key: _PlottedValue, value: Value)]?
  var domain: DomainSpecification?
  var range: [Value]?
  /// The colours of a continuous scale.
  var gradient: Gradient?
  /// The colours of a continuous scale whose range is a list.
  var numericGradient: Gradient?
  var mapping: ((_PlottedValue) -> Value?)?
  var type: ScaleType.Storage?

  /// The values that the domain names, if it does.
  var domainValues: [_PlottedValue]? {
    if let pairs { return pairs.map(\.key) }
    if case .values(let values) = domain { return values }
    return nil
  }
}

extension StyleScaleSettings where Value == AnyShapeStyle {
  /// Takes styles, or the gradient between colours.
  mutating func setRange<Range: ScaleRange>(_ new: Range) where Range.VisualValue: ShapeStyle {
    switch new {
    case let colors as Gradient: gradient = colors
    case let styles as [Range.VisualValue]: range = styles.map { AnyShapeStyle($0) }
    default: break
    }
    // Numbers take the colours between those of a list.
    if let colors = new as? [Color], gradient == nil { numericGradient = Gradient(colors: colors) }
  }
}

extension StyleScaleSettings where Value == CGFloat {
  /// Takes sizes, or the two ends of all.
  mutating func setSizes<Range: ScaleRange>(_ new: Range) where Range.VisualValue == CGFloat {
    switch new {
    case let sizes as [CGFloat]: range = sizes
    case let ends as ClosedRange<CGFloat>: range = [ends.lowerBound, ends.upperBound]
    default: break
    }
  }
}
