import CPixelKernels

extension Comparer {
  /// Returns a comparer like pixelmatch after version 7.2: no pixel may exceed the threshold unless it is
  /// anti-aliasing.
  ///
  /// - Parameters:
  ///   - threshold: The distance in OKLab that is tolerated, black to white being 1.
  ///   - includeAA: Whether anti-aliasing counts too.
  /// - Source: pixelmatch at c6fee35, `index.js`.
  public static func pixelmatch(threshold: Double = 0.1, includeAA: Bool = false) -> Comparer {
    Comparer(
      PixelmatchRule(
        description: ".pixelmatch(threshold: \(threshold), includeAA: \(includeAA))", metric: ts_metric_pixelmatch,
        threshold: threshold, excusing: includeAA ? nil : ts_antialiasing_pixelmatch))
  }

  /// Returns a comparer like pixelmatch 5 to 7.2, which Playwright and jest-image-snapshot use, with distances in YIQ.
  ///
  /// - Parameters:
  ///   - threshold: The distance in YIQ that is tolerated, black to white being 1.
  ///   - includeAA: Whether anti-aliasing counts too.
  /// - Source: pixelmatch 7.2.0, `index.js`.
  public static func pixelmatch7(threshold: Double = 0.1, includeAA: Bool = false) -> Comparer {
    Comparer(
      PixelmatchRule(
        description: ".pixelmatch7(threshold: \(threshold), includeAA: \(includeAA))", metric: ts_metric_pixelmatch7,
        threshold: threshold, excusing: includeAA ? nil : ts_antialiasing_pixelmatch7))
  }

  /// Returns a comparer like odiff 4, with distances in YIQ computed in fixed-point arithmetic.
  ///
  /// - Parameters:
  ///   - threshold: The distance in YIQ that is tolerated, black to white being 1.
  ///   - antialiasing: Whether anti-aliasing is excused.
  /// - Source: odiff 4.5.0, `src/color_delta.zig`, `src/antialiasing.zig`.
  public static func odiff(threshold: Double = 0.1, antialiasing: Bool = false) -> Comparer {
    Comparer(
      PixelmatchRule(
        description: ".odiff(threshold: \(threshold), antialiasing: \(antialiasing))", metric: ts_metric_odiff,
        threshold: threshold, excusing: antialiasing ? ts_antialiasing_odiff : nil))
  }
}

/// A rule by which no pixel may exceed a threshold unless it is anti-aliasing, as in pixelmatch and its relatives.
struct PixelmatchRule: ComparisonRule {
  let description: String
  let metric: ts_metric
  let threshold: Double
  let excusing: ts_antialiasing_rule?

  func judge(_ pair: PixelPair) -> Verdict {
    var classes = ClassMap(pair)
    let found = pair.classify(metric, weak: threshold, strong: .infinity, excusing: excusing, &classes)
    return Verdict(
      isMatch: classes.counts().differing == 0, classes: classes, metric: metric,
      // A threshold of 0 tolerates nothing; the severity is then in hundredths of the range.
      tolerance: threshold > 0 ? threshold : 0.01, largestWithin: found.largestWithin)
  }
}
