/// What recording did to a golden.
package enum RecordedChange: String, Codable, CaseIterable, Hashable, Sendable {
  /// There was none; now there is.
  case new
  /// The golden was replaced.
  case changed
  /// The golden already shows the value; its file was not touched.
  case unchanged
}
