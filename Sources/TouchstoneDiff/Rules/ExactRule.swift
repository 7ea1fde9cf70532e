import CPixelKernels
import TouchstoneDrawing

extension Comparer {
  /// Every byte must be the same.
  public static let exact = Comparer(ExactRule())
}

/// Every byte must be the same.
struct ExactRule: ComparisonRule {
  /// The distance of two greys one level apart, in OKLab: the unit of severities where nothing is tolerated.
  static let levelOfGrey = 0.0036

  var description: String { ".exact" }

  func judge(_ pair: PixelPair) -> Verdict {
    Verdict(
      isMatch: false, classes: pair.everyDifference(), metric: ts_metric_oklab,
      tolerance: Self.levelOfGrey)
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
