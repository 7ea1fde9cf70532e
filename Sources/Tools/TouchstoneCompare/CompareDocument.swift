import Foundation

/// The output of `touchstone compare --json`, as described by `compare-2.schema.json`.
struct CompareDocument: Encodable {
  let schema = "touchstone.compare/2"
  /// The paths as given on the command line.
  let reference: String
  let actual: String
  /// The metric and its settings as given on the command line.
  let settings: MetricSettings
  /// Whether all pairs match.
  let matches: Bool
  let totals: CompareTotals
  let pairs: [PairOutcome]
  /// The files in the folders that cannot be compared.
  let skipped: [PicturePairs.Skipped]

  init(
    reference: String, actual: String, settings: MetricSettings, pairs: [PairOutcome],
    skipped: [PicturePairs.Skipped]
  ) {
    self.reference = reference
    self.actual = actual
    self.settings = settings
    self.pairs = pairs
    self.skipped = skipped
    matches = pairs.allSatisfy(\.isMatch)
    totals = CompareTotals(pairs, skipped: skipped.count)
  }

  /// Returns the document as text with sorted keys.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
