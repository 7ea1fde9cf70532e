import TouchstoneDiff
import TouchstoneDrawing

/// What came of one pair, for people and as JSON. Keys are part of the schema `touchstone.compare/1`.
struct PairOutcome: Encodable, Hashable {
  /// How a pair ended.
  enum Verdict: String, Encodable {
    case identical, matches, differs
    /// Only one folder has the picture.
    case onlyReference, onlyActual
    /// A file could not be read or written.
    case failed
  }

  /// A cluster of pixels that differ.
  struct Region: Encodable, Hashable {
    let x, y, width, height, pixels: Int
    let kind: String
    let deltaE: Double
    /// How far the content moved, to the right and down.
    let moved: [Int]?
  }

  let name: String
  let verdict: Verdict
  /// One line for people, without the name.
  let text: String
  var referenceSize: [Int]?
  var actualSize: [Int]?
  /// The worst difference as a multiple of the tolerance.
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
  /// The picture of the difference, if one was written.
  var picture: String?

  var isMatch: Bool { verdict == .identical || verdict == .matches }

  /// An outcome without numbers.
  init(_ name: String, _ verdict: Verdict, _ text: String) {
    self.name = name
    self.verdict = verdict
    self.text = text
  }

  /// The outcome of a comparison.
  init(_ name: String, _ result: PairComparison.Result, picture: String?) {
    let comparison = result.comparison
    self.init(name, comparison.isIdentical ? .identical : result.isMatch ? .matches : .differs, result.text)
    referenceSize = [comparison.referenceSize.width, comparison.referenceSize.height]
    actualSize = [comparison.actualSize.width, comparison.actualSize.height]
    severity = comparison.severity
    pixels = comparison.differingPixels
    antialiasedPixels = comparison.antialiasedPixels
    ignoredPixels = comparison.ignoredPixels
    totalPixels = comparison.totalPixels
    deltaE = comparison.worst?.deltaE ?? 0
    flipMaximum = result.flip?.maximum
    flipMean = result.flip?.mean
    regions = comparison.regions.map { region in
      Region(
        x: region.box.x, y: region.box.y, width: region.box.width, height: region.box.height, pixels: region.pixels,
        kind: region.kind.rawValue, deltaE: region.worst.deltaE, moved: region.movement.map { [$0.x, $0.y] })
    }
    self.picture = picture
  }
}
