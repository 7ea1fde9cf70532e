import Foundation

/// A number that grows with the size of text that a person prefers.
///
/// - Source: SwiftUI, `ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let textStyle: Font.TextStyle
  private var factor: CGFloat = 1

  /// Creates a number that grows as the body style does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// Creates a number that grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    self.textStyle = textStyle
  }

  /// The number, scaled for the size of text.
  public var wrappedValue: Value { value * Value(factor) }
}

extension ScaledMetric: LinkedProperty {
  package mutating func link(to context: EvaluationContext, slot: ViewSlot) {
    let size = textStyle.measures(at: context.environment.dynamicTypeSize).size
    factor = size / textStyle.measures(at: .large).size
  }
}
