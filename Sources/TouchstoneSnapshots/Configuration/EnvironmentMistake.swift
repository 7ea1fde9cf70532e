/// An environment variable whose value keeps snapshots from being taken.
package struct EnvironmentMistake: Hashable, Sendable {
  /// The variable and its value: `TOUCHSTONE_RECORD=al`.
  package var setting: String
  /// What to set in its place, as a sentence.
  package var remedy: String
}
