import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneSnapshots

/// The outcome of a pair, for the user and as JSON. The keys are part of the schema of ``CompareDocument``.
struct PairOutcome: Encodable, Hashable {
  /// The verdict on a pair.
  enum Verdict: String, Encodable, CaseIterable {
    case identical, matches, differs
    /// The file is in one folder only.
    case onlyReference, onlyActual
    /// A file could not be read or written.
    case failed
  }

  /// A cluster of pixels that differ.
  struct Region: Encodable, Hashable {
    let x, y, width, height, pixels: Int
    let kind: String
    let deltaE: Double
    /// How far the content moved, right and down.
    let moved: [Int]?
    /// The text in the reference and in the actual picture.
    let text: [String]?
  }

  let name: String
  let verdict: Verdict
  /// A one-line description, without the name.
  let text: String
  /// The paths of the files; `nil` for a missing file.
  var reference: String?
  var actual: String?
  /// The metric that was used, named as on the command line; `nil` for files without pixels.
  var metric: MetricOptions.Metric?
  var referenceSize: [Int]?
  var actualSize: [Int]?
  /// The worst difference divided by the tolerance; at most 1 exactly if the pictures match.
  var severity: Double?
  var pixels: Int?
  var antialiasedPixels: Int?
  var ignoredPixels: Int?
  var totalPixels: Int?
  /// The worst CIEDE2000 difference.
  var deltaE: Double?
  var flipMaximum: Double?
  var flipMean: Double?
  var regions: [Region]?
  /// The frame of an animated picture that the numbers describe, counted from 1.
  var frame: Int?
  /// The lines that differ between two texts.
  var patch: String?
  /// The path of the difference picture, if one was written.
  var picture: String?

  var isMatch: Bool { verdict == .identical || verdict == .matches }

  /// Creates an outcome without numbers.
  init(_ pair: PicturePairs.Pair, _ verdict: Verdict, _ text: String, patch: String? = nil) {
    name = pair.name
    reference = pair.reference?.path
    actual = pair.actual?.path
    self.verdict = verdict
    self.text = text
    self.patch = patch
  }

  /// Creates the outcome of a comparison of pictures.
  init(_ pair: PicturePairs.Pair, _ result: PairComparison.Result, picture: String?) {
    let comparison = result.comparison
    self.init(pair, result.isIdentical ? .identical : result.isMatch ? .matches : .differs, result.text)
    metric = result.metric
    referenceSize = [comparison.referenceSize.width, comparison.referenceSize.height]
    actualSize = [comparison.actualSize.width, comparison.actualSize.height]
    severity = result.severity
    pixels = result.pixels
    antialiasedPixels = comparison.antialiasedPixels
    ignoredPixels = comparison.ignoredPixels
    totalPixels = comparison.totalPixels
    deltaE = comparison.worst?.deltaE ?? 0
    flipMaximum = result.flip?.maximum
    flipMean = result.flip?.mean
    frame = result.frame
    regions = comparison.regions.map { region in
      let change = result.changedTexts?.change(in: region.box)
      return Region(
        x: region.box.x, y: region.box.y, width: region.box.width, height: region.box.height, pixels: region.pixels,
        kind: change == nil ? region.kind.rawValue : "text", deltaE: region.worst.deltaE,
        moved: region.movement.map { [$0.x, $0.y] }, text: change.map { [$0.before, $0.now] })
    }
    self.picture = picture
  }
}
