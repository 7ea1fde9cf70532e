import Foundation

/// The thresholds of bins: multiples of a round step that cover the data.
struct BinThresholds {
  let values: [Double]

  /// The greatest number of bins, whatever the data and the step.
  private static let limit = 10_000

  /// - Source: Scott, "On optimal and data-based histograms" (1979): a width of 3.49 s n^(-1/3). Swift Charts'
  ///   documentation names the rule and the limit of 200 bins.
  init(data: [Double], desiredCount: Int?, minimumStride: Double) {
    guard let lower = data.min(), let upper = data.max() else {
      self.init(lower: 0, upper: 0, step: 0)
      return
    }
    var count = desiredCount ?? 1
    if desiredCount == nil, data.count > 1 {
      let mean = data.reduce(0, +) / Double(data.count)
      let variance = data.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(data.count - 1)
      let width = 3.49 * variance.squareRoot() / cbrt(Double(data.count))
      count = width > 0 ? Int(min(200, max(1, ((upper - lower) / width).rounded(.up)))) : 1
    }
    self.init(lower: lower, upper: upper, desiredCount: count, minimumStride: minimumStride)
  }

  init(lower: Double, upper: Double, desiredCount: Int, minimumStride: Double) {
    let step = NumberSteps.step(
      lower: lower, upper: upper, desiredCount: max(1, desiredCount) + 1, minimum: minimumStride, roundsLower: true,
      roundsUpper: true)
    self.init(lower: lower, upper: upper, step: step)
  }

  init(lower: Double, upper: Double, step: Double) {
    guard step > 0, step.isFinite, lower.isFinite, upper.isFinite, (upper - lower) / step < Double(Self.limit) else {
      values = lower.isFinite && upper.isFinite && lower < upper ? [lower, upper] : []
      return
    }
    let first = (lower / step).rounded(.down)
    let last = max(first + 1, (upper / step).rounded(.up))
    values = stride(from: first, through: last, by: 1).map { NumberSteps.multiple($0, of: step) }
  }
}
