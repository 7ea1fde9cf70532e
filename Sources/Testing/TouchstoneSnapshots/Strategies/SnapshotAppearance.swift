/// The colour scheme of the views in a snapshot.
package enum SnapshotAppearance: String, Codable, Hashable, Sendable {
  case light, dark
}
