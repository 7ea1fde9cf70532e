/// Any number of numbers that are animated together.
struct AnimatableNumbers: VectorArithmetic {
  var values: [Double]

  static var zero: AnimatableNumbers { AnimatableNumbers(values: []) }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  mutating func scale(by rhs: Double) {
    for index in values.indices { values[index] *= rhs }
  }

  static func + (lhs: AnimatableNumbers, rhs: AnimatableNumbers) -> AnimatableNumbers {
    combine(lhs, rhs, +)
  }

  static func - (lhs: AnimatableNumbers, rhs: AnimatableNumbers) -> AnimatableNumbers {
    combine(lhs, rhs, -)
  }

  /// Missing numbers count as zero: the zero value itself has none.
  private static func combine(
    _ lhs: AnimatableNumbers, _ rhs: AnimatableNumbers, _ operation: (Double, Double) -> Double
  ) -> AnimatableNumbers {
    let count = max(lhs.values.count, rhs.values.count)
    return AnimatableNumbers(
      values: (0..<count).map {
        operation($0 < lhs.values.count ? lhs.values[$0] : 0, $0 < rhs.values.count ? rhs.values[$0] : 0)
      })
  }
}
