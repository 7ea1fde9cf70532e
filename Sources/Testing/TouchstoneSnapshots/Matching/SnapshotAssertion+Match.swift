import TouchstoneDiff

extension SnapshotAssertion {
  /// Returns whether a picture has that in common with its golden which its match level asks for, and notes why not.
  mutating func hasMatch<Format>(
    _ match: MatchEvidence?, _ golden: GoldenMetadata?, _ encoder: GoldenEncoder<Format>, _ difference: Difference
  ) -> Bool {
    guard let match, !difference.isSizeMismatch else { return false }
    let stored = golden?.match ?? ""
    // Fonts of one name may draw other glyphs.
    let hasOtherFonts = golden?.differences(from: encoder.metadata).contains { $0.old.fontDigest != nil } ?? true
    if !hasOtherFonts, stored == encoder.metadata.match {
      found.summary?.isMatch = true
      found.summary?.comparer += ", \(match.level.words)"
      return true
    }
    found.notes.match =
      stored.hasPrefix("\(match.level.rawValue) ")
      ? "more differs than `\(match.level.words)` allows. "
      : "the golden was not recorded with `\(match.level.words)`: record it again. "
    return false
  }
}
