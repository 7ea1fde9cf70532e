import CPixelKernels
import TouchstoneDrawing

extension Comparer {
  /// Returns a comparer with the two precisions of swift-snapshot-testing, which have the same meaning as there.
  ///
  /// It is meant for existing goldens. A share of the whole picture excuses anything small, even a missing button:
  /// prefer `.ui`.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0…1. At a perceptual precision of 1, the share of bytes. Pixels
  ///     in ignored areas do not count.
  ///   - perceptualPrecision: How close a pixel must come to match, 0…1: 0.98 tolerates a CIE colour difference of 2.
  /// - Source: swift-snapshot-testing 1.18, `Snapshotting/UIImage.swift`. The formula is CIE 1994's, as Core Image's
  ///   `CILabDeltaE`.
  public static func perceptual(precision: Double = 1, perceptualPrecision: Double = 1) -> Comparer {
    Comparer(PerceptualRule(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}

/// A rule that requires a share of pixels within a CIE colour difference, or a share of equal bytes.
struct PerceptualRule: ComparisonRule {
  let precision: Double
  let perceptualPrecision: Double

  var description: String { ".perceptual(precision: \(precision), perceptualPrecision: \(perceptualPrecision))" }

  func judge(_ pair: PixelPair) -> Verdict {
    perceptualPrecision < 1 ? judgeColors(pair) : judgeBytes(pair)
  }

  private func judgeColors(_ pair: PixelPair) -> Verdict {
    var classes = ClassMap(pair)
    let tolerance = (1 - perceptualPrecision) * 100
    let found = pair.classify(ts_metric_cie94, weak: tolerance, strong: .infinity, excusing: nil, &classes)
    // Ignored pixels are equal here, and would excuse the others.
    let total = pair.comparedPixels
    let share = Double(total - classes.counts().differing) / Double(total)
    return Verdict(
      isMatch: share >= precision, classes: classes, metric: ts_metric_cie94,
      tolerance: precision < 1 ? .infinity : max(tolerance, .leastNormalMagnitude), largestWithin: found.largestWithin,
      areaSeverity: precision < 1 ? (1 - share) / (1 - precision) : 0)
  }

  private func judgeBytes(_ pair: PixelPair) -> Verdict {
    let total = pair.width * pair.height * 4
    let differing = pair.reference.withUnsafeBytes { a in
      pair.actual.withUnsafeBytes { b in ts_differing_bytes(a.octets, b.octets, total) }
    }
    let allowed = ((1 - precision) * Double(pair.comparedPixels * 4)).rounded(.down)
    return Verdict(
      isMatch: Double(differing) <= allowed, classes: pair.everyDifference(), metric: ts_metric_oklab,
      tolerance: allowed > 0 ? .infinity : ExactRule.levelOfGrey,
      areaSeverity: allowed > 0 ? Double(differing) / allowed : 0)
  }
}
