import CPixelKernels

extension Comparer {
  /// For two pictures that were drawn by the same version of one renderer, with the same libraries and fonts.
  ///
  /// Such pictures are the same to the bit unless what they show changed, so nothing is excused as anti-aliasing: no
  /// channel of any pixel may be off by more than two levels of 255, nor four even blocks of 8×8 px together by more than
  /// one.
  public static let strict = Comparer(StrictRule())
}

/// No pixel may be off by more than rounding makes it.
struct StrictRule: ComparisonRule {
  /// The largest step of a channel that is tolerated. Steps are whole, so that any limit from two to three is the same one:
  /// this is in the middle.
  let limit = 2.5
  let description = ".strict"

  func judge(_ pair: PixelPair) -> Verdict {
    var classes = ClassMap(width: pair.width, height: pair.height, rows: pair.rows)
    let flat = UserInterfaceRule.standard.areas.flat ?? 0.006
    let (found, step) = pair.classifySteps(limit: Int(limit), flat: flat, &classes)
    let severity = max(Double(step) / limit, found.flatMoves[pair.leastFlatBlocks - 1] / flat)
    return Verdict(
      isMatch: severity <= 1, classes: classes, metric: ts_metric_oklab, tolerance: .infinity, areaSeverity: severity)
  }
}
