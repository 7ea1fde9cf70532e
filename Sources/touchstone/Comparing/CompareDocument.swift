import Foundation

/// What `touchstone compare --json` prints; `compare-2.schema.json` describes it.
struct CompareDocument: Encodable {
  let schema = "touchstone.compare/2"
  /// The paths that were given.
  let reference: String
  let actual: String
  /// The metric and its settings as they were given.
  let settings: MetricSettings
  /// Whether everything matches.
  let matches: Bool
  let totals: CompareTotals
  let pairs: [PairOutcome]
  /// What is in the folders and cannot be compared.
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

  /// The document as text, keys in the order of the alphabet.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
