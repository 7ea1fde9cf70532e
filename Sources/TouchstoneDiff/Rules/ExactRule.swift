import CPixelKernels
import TouchstoneDrawing

extension Comparer {
  /// Every byte must be the same.
  public static let exact = Comparer(ExactRule())
}

/// Every byte must be the same.
struct ExactRule: ComparisonRule {
  var description: String { ".exact" }

  func judge(_ pair: PixelPair) -> Verdict {
    // The severity is told in the unit of `.ui`, because nothing is tolerated here.
    Verdict(
      isMatch: false, classes: pair.everyDifference(), metric: ts_metric_oklab,
      tolerance: UserInterfaceRule.standard.weak)
  }
}

extension PixelPair {
  /// A map in which every pixel that differs is over the tolerance.
  func everyDifference() -> ClassMap {
    var classes = ClassMap(width: width, height: height, rows: rows)
    reference.withUnsafeBytes { a in
      actual.withUnsafeBytes { b in classes.mark(Int(ts_strong), whereDiffering: a, b) }
    }
    return classes
  }
}
