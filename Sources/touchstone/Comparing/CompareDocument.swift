import Foundation

/// What `touchstone compare --json` prints.
struct CompareDocument: Encodable {
  let schema = "touchstone.compare/1"
  let metric: String
  /// Whether all pictures match.
  let matches: Bool
  let pairs: [PairOutcome]

  init(metric: String, pairs: [PairOutcome]) {
    self.metric = metric
    self.pairs = pairs
    matches = pairs.allSatisfy(\.isMatch)
  }

  /// The document as text, keys in the order of the alphabet.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
