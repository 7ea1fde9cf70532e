package import Foundation

/// A number that scales with the Dynamic Type size, as lines of a text style grow, and is rounded to a pixel.
///
/// - Source: SwiftUI, `ScaledMetric`; published values of `UIFontMetrics`, by which 17 is 16⅓ at the size medium.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let textStyle: Font.TextStyle
  private var factor: CGFloat = 1
  private var displayScale: CGFloat = 1

  /// Creates a number that scales with the body text style.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// Creates a number that scales with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    self.textStyle = textStyle
  }

  /// The number scaled for the current Dynamic Type size.
  public var wrappedValue: Value {
    factor == 1 ? value : Value((CGFloat(value) * factor * displayScale).rounded() / displayScale)
  }
}

extension ScaledMetric: LinkedProperty {
  package mutating func link(to context: EvaluationContext, as field: LinkedField) {
    let size = context.environment.dynamicTypeSize
    factor = textStyle.measures(at: size).linePitch / textStyle.measures(at: .large).linePitch
    displayScale = context.environment.displayScale
  }
}

extension EnvironmentValues {
  /// The factor by which the Dynamic Type size scales body text.
  package var typeScale: CGFloat {
    let body = Font.TextStyle.body
    return body.measures(at: dynamicTypeSize).size / body.measures(at: .large).size
  }

  /// The factor by which symbols beside texts grow; they don't shrink: those of UIKit have their usual size in pictures at
  /// smaller Dynamic Type sizes too.
  package var symbolScale: CGFloat { max(1, typeScale) }

  /// How much higher a line of body text is than at the default Dynamic Type size; 0 at smaller ones.
  package var lineGrowth: CGFloat {
    let body = Font.TextStyle.body
    return max(0, body.measures(at: dynamicTypeSize).linePitch - body.measures(at: .large).linePitch)
  }
}
