import TouchstoneDiff

/// The number of pairs with each outcome.
struct CompareTotals: Encodable, Hashable {
  let pairs: Int
  let identical: Int
  let matches: Int
  let differs: Int
  let onlyReference: Int
  let onlyActual: Int
  let failed: Int
  /// The number of files in the folders that cannot be compared.
  let skipped: Int

  init(_ outcomes: [PairOutcome], skipped: Int) {
    func count(_ verdict: PairOutcome.Verdict) -> Int { outcomes.count { $0.verdict == verdict } }
    pairs = outcomes.count
    identical = count(.identical)
    matches = count(.matches)
    differs = count(.differs)
    onlyReference = count(.onlyReference)
    onlyActual = count(.onlyActual)
    failed = count(.failed)
    self.skipped = skipped
  }

  /// A one-line summary: `40 files: 3 differ, 1 in one folder only, 36 match; 2 skipped`.
  var description: String {
    func verb(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
    var parts: [String] = []
    if differs > 0 { parts.append(verb(differs, "differs", "differ")) }
    if onlyReference + onlyActual > 0 { parts.append("\(onlyReference + onlyActual) in one folder only") }
    if failed > 0 { parts.append("\(failed) cannot be compared") }
    let good = identical + matches
    parts.append(good == pairs && pairs > 1 ? "all match" : verb(good, "matches", "match"))
    return "\(pairs.counted("file")): " + parts.joined(separator: ", ") + (skipped > 0 ? "; \(skipped) skipped" : "")
  }
}
