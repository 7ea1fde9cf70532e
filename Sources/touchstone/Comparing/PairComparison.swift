import TouchstoneDiff
import TouchstoneDrawing

/// How every pair of a command is compared.
struct PairComparison {
  /// Who says whether two pictures match.
  enum Judge {
    case comparer(Comparer)
    /// The largest FLIP error of any pixel must not be above a threshold.
    case flip(threshold: Double)
  }

  let judge: Judge
  let mask: ComparisonMask

  /// The metric and its settings, as the library writes it.
  var description: String {
    switch judge {
    case .comparer(let comparer): comparer.description
    case .flip(let threshold): ".flip(threshold: \(threshold))"
    }
  }

  /// What was found out about two pictures.
  struct Result {
    let comparison: ImageComparison
    let isMatch: Bool
    /// One line for people.
    let text: String
    /// FLIP's errors, if they were asked for and the sizes are equal.
    var flip: FLIPComparison?
  }

  /// Compares the pictures of a pair.
  ///
  /// - Throws: `CompareError` for masks that cannot be read or have another size.
  func compare(_ reference: Bitmap, _ actual: Bitmap, name: String) throws -> Result {
    let size = PixelSize(width: reference.width, height: reference.height)
    let masks = try mask.pictures(for: name, size: size)
    switch judge {
    case .comparer(let comparer):
      let result = comparer.compare(reference, actual, ignoring: mask.places, masks: masks)
      return Result(comparison: result, isMatch: result.isMatch, text: "\(result)")
    case .flip(let threshold):
      // Regions and counts are those of every pixel that differs.
      let result = Comparer.exact.compare(reference, actual, ignoring: mask.places, masks: masks)
      guard result.hasEqualSizes, !result.isIdentical,
        let flip = FLIPComparison(reference, actual.ignoring(mask.places, masks: masks, of: reference))
      else { return Result(comparison: result, isMatch: result.isIdentical, text: "\(result)") }
      let isMatch = flip.maximum <= threshold
      let text =
        "\(isMatch ? "matches" : "differs"): FLIP \(Self.rounded(flip.maximum)), mean \(Self.rounded(flip.mean))"
      return Result(comparison: result, isMatch: isMatch, text: text, flip: flip)
    }
  }

  /// Four decimals.
  private static func rounded(_ number: Double) -> String {
    let digits = String(Int((number * 10_000).rounded()))
    let padded = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    return padded.dropLast(4) + "." + padded.suffix(4)
  }
}
