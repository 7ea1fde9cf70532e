/// A snapshot's name for people: the golden's path below its target, without scale and extension.
///
/// `CardTests/dark` is the first unnamed snapshot of the test `dark` in `CardTests.swift`; the second one is
/// `CardTests/dark.2`, one named "large" is `CardTests/dark.large`.
package struct SnapshotID: Hashable, Sendable, CustomStringConvertible {
  /// The test target.
  package var target: String
  /// The name below the target.
  package var description: String

  package init(target: String, description: String) {
    self.target = target
    self.description = description
  }

  /// Whether a pattern of `--only` means this snapshot.
  ///
  /// A pattern is the name, with or without the target in front, or its beginning up to a `/` or a `.`:
  /// `CardTests`, `CardTests/dark`, `CardTests/dark.large`, `AppTests/CardTests/dark`.
  package func matches(_ pattern: String) -> Bool {
    let pattern = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
    return [description, "\(target)/\(description)"].contains { name in
      name == pattern || name.hasPrefix(pattern + "/") || name.hasPrefix(pattern + ".")
    }
  }
}
