/// Any number of values that are animated together.
///
/// - Source: SwiftUI, `AnimatableValues`.
public struct AnimatableValues<each Value>: VectorArithmetic where repeat each Value: VectorArithmetic {
  /// The values.
  public var value: (repeat each Value)

  /// Creates a tuple of values.
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  public var magnitudeSquared: Double {
    var sum = 0.0
    for value in repeat each value { sum += value.magnitudeSquared }
    return sum
  }

  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      guard left == right else { return false }
    }
    return true
  }

  public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat (each lhs.value) + (each rhs.value))
  }

  public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat (each lhs.value) - (each rhs.value))
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
