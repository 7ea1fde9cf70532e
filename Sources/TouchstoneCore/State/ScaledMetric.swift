package import Foundation

/// A number that scales with the Dynamic Type size.
///
/// - Source: SwiftUI, `ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let textStyle: Font.TextStyle
  private var factor: CGFloat = 1

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
  public var wrappedValue: Value { value * Value(factor) }
}

extension ScaledMetric: LinkedProperty {
  package mutating func link(to context: EvaluationContext, as field: LinkedField) {
    factor = context.environment.typeScale(of: textStyle)
  }
}

extension EnvironmentValues {
  /// The factor by which the Dynamic Type size scales body text.
  package var typeScale: CGFloat { typeScale(of: .body) }

  /// The factor by which symbols beside texts grow; they don't shrink: those of UIKit have their usual size in pictures at
  /// smaller Dynamic Type sizes too.
  package var symbolScale: CGFloat { max(1, typeScale) }

  /// How much higher a line of body text is than at the default Dynamic Type size; 0 at smaller ones.
  package var lineGrowth: CGFloat {
    let body = Font.TextStyle.body
    return max(0, body.measures(at: dynamicTypeSize).linePitch - body.measures(at: .large).linePitch)
  }

  fileprivate func typeScale(of textStyle: Font.TextStyle) -> CGFloat {
    textStyle.measures(at: dynamicTypeSize).size / textStyle.measures(at: .large).size
  }
}
