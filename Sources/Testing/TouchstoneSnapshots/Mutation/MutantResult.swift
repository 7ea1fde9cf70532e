/// What became of a mutant of a snapshot.
package struct MutantResult: Hashable, Codable, Sendable {
  package var kind: MutantKind
  /// The type of the user's view that it changes.
  package var view: String
  /// The names of the views around the changed one, and its own.
  package var path: String
  /// What was changed, in words: `opacity 0.85`.
  package var change: String
  /// Whether no pixel differs: no assertion can notice it.
  package var isEquivalent = false
  /// Whether the assertion fails for it.
  package var isNoticed = false
  /// Whether the default comparison of goldens from elsewhere would notice it.
  package var isNoticedByUI = false
  /// Whether the default comparison of goldens that this machine drew would notice it.
  package var isNoticedByStrict = false
  /// The file of the mutant's picture, in the folder of mutants, if it survived.
  package var picture: String?

  package init(kind: MutantKind, view: String, path: String, change: String) {
    self.kind = kind
    self.view = view
    self.path = path
    self.change = change
  }
}

/// The mutants of a snapshot.
package struct MutatedSnapshot: Hashable, Codable, Sendable {
  /// The name of the snapshot.
  package var snapshot: String
  package var target: String
  /// The comparison of the assertion, in words.
  package var comparer: String
  /// Why there are no mutants; nil if there are.
  package var obstacle: String?
  package var mutants: [MutantResult]

  package init(snapshot: String, target: String, comparer: String, obstacle: String?, mutants: [MutantResult]) {
    self.snapshot = snapshot
    self.target = target
    self.comparer = comparer
    self.obstacle = obstacle
    self.mutants = mutants
  }
}
