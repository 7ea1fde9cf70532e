import Foundation

/// Which numbers an axis shows.
///
/// - Source: the rule is inferred; it gives the numbers of every axis that was measured in pictures that Apple's frameworks
///   drew. Steps are 1, 2 and 5 times a power of ten, and 25, 250 and so on, but not 2.5. The number of values does not
///   depend on how long the axis is.
enum NumberSteps {
  /// The number of values that an axis has by default.
  static let usualCount = 4

  /// More values are not shown, whatever the step.
  static let limit = 1000

  /// The step whose values, with the ends rounded outwards to it, come nearest to a desired number; more if two are as near.
  static func step(
    lower: Double, upper: Double, desiredCount: Int, minimum: Double = 0, roundsLower: Bool, roundsUpper: Bool
  ) -> Double {
    let length = upper - lower
    // Beyond these lengths powers of ten are no numbers.
    guard length > 1e-300, length < 1e300 else { return 1 }
    let desired = min(max(desiredCount, 1), limit)
    // Steps too small to tell numbers of this size apart would never come to the end of the axis.
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

  /// Steps from far below to far above those that can be best, in rising order.
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
    // A number that is a multiple but for its last digits counts as one.
    let slack = 1e-9
    let first = roundsLower ? (lower / step + slack).rounded(.down) : (lower / step - slack).rounded(.up)
    let last = roundsUpper ? (upper / step - slack).rounded(.up) : (upper / step + slack).rounded(.down)
    return (first, last)
  }

  /// The multiples of a step from one end to the other.
  static func values(
    lower: Double, upper: Double, step: Double, roundsLower: Bool, roundsUpper: Bool
  ) -> [Double] {
    guard step > 0, step.isFinite, lower.isFinite, upper.isFinite else { return [] }
    let range = multiples(lower: lower, upper: upper, step: step, roundsLower: roundsLower, roundsUpper: roundsUpper)
    guard range.last >= range.first, range.last - range.first < Double(limit) else { return [] }
    return stride(from: range.first, through: range.last, by: 1).map { multiple($0, of: step) }
  }

  /// A multiple of a step, as it is written: the product of a step below 1 would be another number, as 3 × 0.1 is.
  static func multiple(_ factor: Double, of step: Double) -> Double {
    let inverse = (1 / step).rounded()
    // The sum makes 0 of −0, which would be written with its sign.
    return (step < 1 && abs(inverse * step - 1) < 1e-12 ? factor / inverse : factor * step) + 0
  }
}
