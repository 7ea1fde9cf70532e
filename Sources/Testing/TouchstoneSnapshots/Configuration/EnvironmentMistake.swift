/// An environment variable whose value keeps snapshots from being taken.
package struct EnvironmentMistake: Hashable, Sendable {
  /// The variable and its value: `TOUCHSTONE_RECORD=al`.
  package var setting: String
  /// A sentence that says what to set in its place.
  package var remedy: String
}
