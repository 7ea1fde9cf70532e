/// What a page calls its pictures and results, where it shows no run of tests.
package struct ReportNames: Codable, Hashable, Sendable {
  /// The left picture.
  package var reference: String
  /// The right picture.
  package var actual: String
  /// The results that have other names, by ``ReportStatus``.
  package var statuses: [String: String]
  /// Whether the entries stay in their order, without groups.
  package var isInOrder: Bool?

  package init(
    reference: String, actual: String, statuses: [ReportStatus: String] = [:], isInOrder: Bool = false
  ) {
    (self.reference, self.actual) = (reference, actual)
    self.statuses = Dictionary(uniqueKeysWithValues: statuses.map { ($0.key.rawValue, $0.value) })
    self.isInOrder = isInOrder ? true : nil
  }
}
