import Foundation

/// The values of a logarithmic axis: powers of ten, and 2 and 5 times them if those are few; inferred.
enum LogSteps {
  static func values(lower: Double, upper: Double, roundsLower: Bool, roundsUpper: Bool) -> [Double] {
    guard lower > 0, upper > lower, upper.isFinite else { return [] }
    let (low, high) = (log10(lower), log10(upper))
    let slack = 1e-9
    let first = Int(roundsLower ? (low + slack).rounded(.down) : (low - slack).rounded(.up))
    let last = Int(roundsUpper ? (high - slack).rounded(.up) : (high + slack).rounded(.down))
    let stride = max(1, Int((Double(last - first) / 6).rounded(.up)))
    let powers = first <= last ? Swift.stride(from: first, through: last, by: stride).map { pow(10, Double($0)) } : []
    guard powers.count < 3 else { return powers }
    let least = (roundsLower ? pow(10, Double(first)) : lower) * (1 - slack)
    let most = (roundsUpper ? pow(10, Double(last)) : upper) * (1 + slack)
    var values: [Double] = []
    for exponent in Int(low.rounded(.down))...Int(high.rounded(.up)) {
      for factor in [1.0, 2, 5] {
        let value = factor * pow(10, Double(exponent))
        if value >= least, value <= most { values.append(value) }
      }
    }
    return values
  }
}
