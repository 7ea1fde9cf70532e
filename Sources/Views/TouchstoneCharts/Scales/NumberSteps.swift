import Foundation

/// The numbers that an axis shows.
///
/// - Source: the rule is inferred; it gives the numbers of every axis that was measured in pictures that Apple's frameworks
///   drew. Steps are 1, 2 and 5 times a power of ten, and 25, 250 and so on, but not 2.5. The number of values does not
///   depend on how long the axis is.
enum NumberSteps {
  /// The default number of values on an axis.
  static let usualCount = 4

  /// The greatest number of values, whatever the step.
  static let limit = 1000

  /// Returns the step that gives closest to the desired number of values between the rounded ends; more if two are as
  /// close.
  static func step(
    lower: Double, upper: Double, desiredCount: Int, minimum: Double = 0, roundsLower: Bool, roundsUpper: Bool
  ) -> Double {
    let length = upper - lower
    // For other lengths, powers of ten overflow or underflow.
    guard length > 1e-300, length < 1e300 else { return 1 }
    let desired = min(max(desiredCount, 1), limit)
    // With smaller steps, numbers of this magnitude could not be told apart, and the axis would never end.
    let least = max(minimum, max(abs(lower), abs(upper)).ulp * 8)
    var best: (step: Double, difference: Int, count: Int)?
    for step in candidates(around: length, desired: desired) where step >= least {
      let count = count(lower: lower, upper: upper, step: step, roundsLower: roundsLower, roundsUpper: roundsUpper)
      let difference = abs(count - desired)
      if let known = best, (difference, -count) >= (known.difference, -known.count) { continue }
      best = (step, difference, count)
    }
    return best?.step ?? max(least, length)
  }

  /// Returns the steps around those that may be best, in ascending order.
  private static func candidates(around length: Double, desired: Int) -> [Double] {
    let lowest = Int((log10(length / Double(desired))).rounded(.down)) - 1
    let highest = Int(log10(length).rounded(.up)) + 1
    return (lowest...max(lowest, highest)).flatMap { exponent -> [Double] in
      let power = pow(10, Double(exponent))
      return (exponent >= 1 ? [1, 2, 2.5, 5] : [1, 2, 5]).map { $0 * power }
    }
  }

  private static func count(
    lower: Double, upper: Double, step: Double, roundsLower: Bool, roundsUpper: Bool
  ) -> Int {
    let range = multiples(lower: lower, upper: upper, step: step, roundsLower: roundsLower, roundsUpper: roundsUpper)
    let count = range.last - range.first + 1
    return count < Double(Int32.max) ? max(0, Int(count)) : Int(Int32.max)
  }

  private static func multiples(
    lower: Double, upper: Double, step: Double, roundsLower: Bool, roundsUpper: Bool
  ) -> (first: Double, last: Double) {
    // A number counts as a multiple if it only differs in its last digits.
    let slack = 1e-9
    let first = roundsLower ? (lower / step + slack).rounded(.down) : (lower / step - slack).rounded(.up)
    let last = roundsUpper ? (upper / step - slack).rounded(.up) : (upper / step + slack).rounded(.down)
    return (first, last)
  }

  /// Returns the multiples of a step from one end to the other.
  static func values(
    lower: Double, upper: Double, step: Double, roundsLower: Bool, roundsUpper: Bool
  ) -> [Double] {
    guard step > 0, step.isFinite, lower.isFinite, upper.isFinite else { return [] }
    let range = multiples(lower: lower, upper: upper, step: step, roundsLower: roundsLower, roundsUpper: roundsUpper)
    guard range.last >= range.first, range.last - range.first < Double(limit) else { return [] }
    return stride(from: range.first, through: range.last, by: 1).map { multiple($0, of: step) }
  }

  /// Returns a multiple of a step without rounding error: for a step below 1, such as in 3 × 0.1, a product would have
  /// one.
  static func multiple(_ factor: Double, of step: Double) -> Double {
    let inverse = (1 / step).rounded()
    // Adding 0 turns −0, which would be written with its sign, into 0.
    return (step < 1 && abs(inverse * step - 1) < 1e-12 ? factor / inverse : factor * step) + 0
  }
}
