import CPixelKernels

/// The verdict of a rule on two pictures of the same size.
struct Verdict {
  /// Whether the pictures match.
  let isMatch: Bool
  /// The class of each pixel.
  var classes: ClassMap
  /// The metric of the rule's distances.
  let metric: ts_metric
  /// The distance of a single pixel that has a severity of 1, above 0; infinite if single pixels do not decide.
  let tolerance: Double
  /// The largest distance among the pixels within the tolerance.
  var largestWithin: Double = 0
  /// The severity of differences beyond single pixels.
  var areaSeverity: Double = 0
}
