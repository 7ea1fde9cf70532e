import CPixelKernels

extension Comparer {
  /// A comparer for two pictures drawn by one renderer with the same libraries and fonts.
  ///
  /// Such pictures are bit-for-bit identical unless their content or the renderer changed, so nothing is excused as anti-aliasing: no
  /// channel of a pixel may differ by more than two levels of 255, nor may four uniform blocks of 8×8 px together
  /// differ by more than one.
  public static let strict = Comparer(StrictRule())
}

/// A rule that tolerates only rounding differences.
struct StrictRule: ComparisonRule {
  /// The largest tolerated difference of a channel. Differences are whole numbers, so any limit from two to three is
  /// equivalent; this is the middle.
  let limit = 2.5
  let description = ".strict"

  func judge(_ pair: PixelPair) -> Verdict {
    var classes = ClassMap(pair)
    let flat = UserInterfaceRule.standard.areas.flat ?? 0.006
    let (found, step) = pair.classifySteps(limit: Int(limit), flat: flat, &classes)
    let severity = max(Double(step) / limit, found.flatMoves[pair.leastFlatBlocks - 1] / flat)
    return Verdict(
      isMatch: severity <= 1, classes: classes, metric: ts_metric_oklab, tolerance: .infinity, areaSeverity: severity)
  }
}
