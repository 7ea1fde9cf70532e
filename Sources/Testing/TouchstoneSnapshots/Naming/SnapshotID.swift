/// A snapshot's name in messages: the golden's path below its target, without scale and extension.
///
/// `CardTests/dark` is the first unnamed snapshot of the test `dark` in `CardTests.swift`; the second one is
/// `CardTests/dark.2`, one named "large" is `CardTests/dark.large`.
package struct SnapshotID: Hashable, Sendable, CustomStringConvertible {
  /// The test target.
  package var target: String
  /// The name below the target.
  package var description: String

  /// The snapshot that is being taken.
  @TaskLocal package static var current: SnapshotID?

  package init(target: String, description: String) {
    self.target = target
    self.description = description
  }

  /// Returns whether a pattern of `--only` matches this snapshot.
  ///
  /// A pattern is the name, with or without the target in front, or its beginning up to a `/` or a `.`; `*` matches any
  /// text: `CardTests`, `CardTests/dark`, `CardTests/dark.large`, `AppTests/CardTests/dark`, `*.large`.
  /// A pattern that begins with `=` is a complete name and matches no other: `=CardTests/dark`.
  package func matches(_ pattern: String) -> Bool {
    if pattern.hasPrefix("=") { return ["=\(description)", "=\(target)/\(description)"].contains(pattern) }
    let pattern = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
    return [description, "\(target)/\(description)"].contains { name in
      name.beginnings.contains { Self.isMatch(Array($0.unicodeScalars), Array(pattern.unicodeScalars)) }
    }
  }

  /// Returns whether a text matches a pattern with `*`. Cost: the product of the lengths in the worst case.
  private static func isMatch(_ text: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
    var (t, p) = (0, 0)
    // The position of the last star, and how much text it has matched.
    var star: (pattern: Int, text: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p + 1, t)
        p += 1
      } else if p < pattern.count, pattern[p] == text[t] {
        (t, p) = (t + 1, p + 1)
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (t, p) = (last.text + 1, last.pattern)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}

extension String {
  /// The text up to each `/` and `.`, and the complete text.
  fileprivate var beginnings: [Substring] {
    indices.filter { self[$0] == "/" || self[$0] == "." }.map { self[..<$0] } + [self[...]]
  }
}
