import CPixelKernels

/// What a rule says about two pictures of one size.
struct Verdict {
  /// Whether they are taken for the same.
  let isMatch: Bool
  /// The class of each pixel.
  var classes: ClassMap
  /// The distance that the rule measures.
  let metric: ts_metric
  /// The distance of a single pixel that counts as a severity of 1, above 0; infinite if no single pixel decides.
  let tolerance: Double
  /// The largest distance among pixels that are within the tolerance.
  var largestWithin: Double = 0
  /// The severity of what is not seen in single pixels.
  var areaSeverity: Double = 0
}
