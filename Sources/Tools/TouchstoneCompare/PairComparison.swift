import Foundation
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneSnapshots

/// The settings for comparing every pair of a command.
struct PairComparison {
  /// What decides whether two pictures match.
  enum Judge {
    /// The default: `strict` if the same Touchstone drew both pictures with the same libraries and fonts, otherwise
    /// `ui`.
    case byOrigin
    case comparer(Comparer)
    /// The largest FLIP error of any pixel must not exceed a threshold.
    case flip(threshold: Double)
  }

  let judge: Judge
  let mask: ComparisonMask
  let allowance: DifferenceAllowance
  let limits: ImageLimits
  let settings: MetricSettings

  private var metric: MetricOptions.Metric { settings.metric }

  /// The result of comparing two pictures.
  struct Result {
    let comparison: ImageComparison
    var isMatch: Bool
    /// The worst difference divided by the tolerance; at most 1 exactly if the pictures match.
    var severity: Double
    /// The number of pixels outside the tolerance.
    var pixels: Int
    /// A one-line description.
    var text: String
    /// The metric that was used.
    let metric: MetricOptions.Metric
    /// The FLIP errors, if they were requested and the sizes are equal.
    var flip: FLIPComparison?
    /// The frame of an animated picture, counted from 1.
    var frame: Int?
    /// Whether the pictures are identical in the 8 bits that are compared but not in their 16 bits.
    var differsBelow8Bits = false
    /// The texts that differ, if both pictures have view outlines.
    var changedTexts: ChangedTexts?

    /// Whether there is no difference at all.
    var isIdentical: Bool { comparison.isIdentical && isMatch && !differsBelow8Bits }
  }

  /// The pixels of two files.
  struct Pictures {
    var reference: Bitmap
    var actual: Bitmap
    /// Whether Touchstone drew both pictures with the same libraries and fonts, according to the files.
    var areDrawn = false
  }

  /// Compares the pictures of a pair.
  ///
  /// - Throws: `CompareError` for masks that cannot be read, have another size, or leave nothing to compare.
  func compare(_ pictures: Pictures, name: String) throws -> Result {
    let size = PixelSize(width: pictures.reference.width, height: pictures.reference.height)
    let masks = try mask.pictures(for: name, size: size)
    func compare(_ comparer: Comparer) -> ImageComparison {
      comparer.compare(pictures.reference, pictures.actual, ignoring: mask.places, masks: masks)
    }
    switch judge {
    case .byOrigin:
      let isStrict = pictures.areDrawn
      return allowing(Result(compare(isStrict ? .strict : .ui), by: isStrict ? .strict : .ui))
    case .comparer(let comparer):
      return allowing(Result(compare(comparer), by: metric))
    case .flip(let threshold):
      // Regions and counts include every pixel that differs.
      let result = compare(.exact)
      guard result.hasEqualSizes, !result.isIdentical,
        let flip = FLIPComparison(
          pictures.reference, pictures.actual.ignoring(mask.places, masks: masks, of: pictures.reference))
      else { return allowing(Result(result, by: metric)) }
      return allowing(Result(result, flip, threshold: threshold))
    }
  }

  /// Returns the result, turned into a match if few enough pixels differ.
  private func allowing(_ result: Result) -> Result {
    guard !result.isMatch, result.comparison.hasEqualSizes, result.pixels > 0,
      let limit = allowance.limit(of: result.comparison.comparedPixels), limit > 0
    else { return result }
    var result = result
    result.severity = Double(result.pixels) / Double(limit)
    guard result.pixels <= limit else { return result }
    result.isMatch = true
    result.text = "matches: \(result.pixels.grouped) px differ, \(limit.grouped) allowed"
    return result
  }
}

extension PairComparison.Result {
  fileprivate init(_ comparison: ImageComparison, by metric: MetricOptions.Metric) {
    self.init(
      comparison: comparison, isMatch: comparison.isMatch, severity: comparison.severity,
      pixels: comparison.differingPixels, text: "\(comparison)", metric: metric)
  }

  fileprivate init(_ comparison: ImageComparison, _ flip: FLIPComparison, threshold: Double) {
    let isMatch = flip.maximum <= threshold
    // A threshold of 0 tolerates nothing: the severity is in hundredths of the range, as for other metrics.
    let ratio = flip.maximum / (threshold > 0 ? threshold : 0.01)
    self.init(
      comparison: comparison, isMatch: isMatch, severity: isMatch ? min(ratio, 1) : max(ratio, 1.nextUp),
      pixels: flip.errors.count { Double($0) > threshold },
      text: "\(isMatch ? "matches" : "differs"): FLIP \(flip.maximum.decimals(4)), mean \(flip.mean.decimals(4))",
      metric: .flip, flip: flip)
  }
}
