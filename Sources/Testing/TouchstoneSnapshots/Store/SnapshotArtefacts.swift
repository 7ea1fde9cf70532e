/// The files that a failed assertion left for people to look at.
///
/// Paths are relative to the run's folder, so that the folder can be moved and merged with those of other machines.
package struct SnapshotArtefacts: Codable, Hashable, Sendable {
  /// The golden as it was when the assertion ran.
  package var reference: String?
  /// The picture or text that the assertion saw.
  package var actual: String?
  /// The difference between the two.
  package var difference: String?
  /// The view that was audited.
  package var audited: String?
  /// The same, with the places of the findings.
  package var marked: String?

  package init(reference: String? = nil, actual: String? = nil, difference: String? = nil) {
    self.reference = reference
    self.actual = actual
    self.difference = difference
  }

  /// Whether there are none.
  package var isEmpty: Bool { self == SnapshotArtefacts() }
}
