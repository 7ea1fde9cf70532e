/// How many snapshots of a revision are as in another one.
package struct ReportComparison: Codable, Hashable, Sendable {
  /// The other revision, as text: `main (1a2b3c4d5e)`.
  package var base: String
  /// The other revision's commit, in hexadecimal; nil if it is not known.
  package var commit: String?
  /// Those that differ.
  package var changed = 0
  /// Those that only this revision has.
  package var new = 0
  /// Those that only the other revision has.
  package var removed = 0
  /// Those that have another name in the other revision.
  package var renamed = 0
  /// Those that match.
  package var same = 0
  /// Those of which that is not known, because one of the revisions could not draw them.
  package var notCompared = 0
  /// Those that match because what a comparison varies does not reach them.
  package var notVaried = 0

  package init(base: String, commit: String? = nil) {
    (self.base, self.commit) = (base, commit)
  }

  /// The numbers that are not zero: `2 changed, 1 new, 38 same`; empty if all are.
  package var counts: String {
    [
      (changed, "changed"), (new, "new"), (removed, "removed"), (renamed, "renamed"), (notCompared, "not compared"),
      (notVaried, "not varied"), (same, "same"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  /// What a status is called where two revisions are compared.
  package static func word(for status: ReportStatus) -> String {
    switch status {
    case .failed: "changed"
    case .unused: "removed"
    case .passed: "same"
    // No shard is missing where two revisions are compared.
    case .skipped: "not varied"
    case .new, .changed: status.rawValue
    }
  }
}
