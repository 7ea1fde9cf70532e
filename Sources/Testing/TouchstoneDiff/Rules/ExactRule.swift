import CPixelKernels
import TouchstoneDrawing

extension Comparer {
  /// A comparer that requires every byte to be equal.
  public static let exact = Comparer(ExactRule())
}

/// A rule that requires every byte to be equal.
struct ExactRule: ComparisonRule {
  /// The distance in OKLab between two adjacent grey levels: the unit of severity without a tolerance.
  static let levelOfGrey = 0.0036

  var description: String { ".exact" }

  func judge(_ pair: PixelPair) -> Verdict {
    Verdict(
      isMatch: false, classes: pair.everyDifference(), metric: ts_metric_oklab,
      tolerance: Self.levelOfGrey)
  }
}

extension PixelPair {
  /// Returns a map in which every differing pixel is over the tolerance.
  func everyDifference() -> ClassMap {
    var classes = ClassMap(self)
    reference.withUnsafeBytes { a in
      actual.withUnsafeBytes { b in classes.mark(Int(ts_strong), whereDiffering: a, b) }
    }
    return classes
  }
}
