/// Snapshots that are text.
package struct ReportTexts: Codable, Hashable, Sendable {
  package var reference: String?
  package var actual: String?
  package var difference: String?
}
