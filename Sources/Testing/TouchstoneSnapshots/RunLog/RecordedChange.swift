/// The effect of a recording on a golden.
package enum RecordedChange: String, Codable, CaseIterable, Hashable, Sendable {
  /// There was no golden before.
  case new
  /// The golden was replaced.
  case changed
  /// The golden already matches; its file stays unchanged.
  case unchanged
}
