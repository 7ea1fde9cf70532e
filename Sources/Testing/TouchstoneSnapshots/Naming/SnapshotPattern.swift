import Foundation

/// A name, or a part of one, to which `--only` and similar options limit a command: see ``SnapshotID/matches(_:)``.
///
/// It is not empty and contains no line break or other control character: such text is a mistake, or an attempt to
/// match more than it shows.
package struct SnapshotPattern: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// The reason why a text is not a pattern.
  package struct Fault: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    package let description: String
    package var errorDescription: String? { description }
  }

  /// Creates a pattern.
  ///
  /// - Throws: ``Fault``, in words.
  package init(_ text: String) throws(Fault) {
    guard !text.isEmpty, text != "=" else {
      throw Fault(
        description:
          "a name is empty, perhaps because of an unset variable. Names look like CardTests/dark; to select all, pass none"
      )
    }
    if text.hasControlCharacter {
      throw Fault(description: "a name contains a line break or another control character; pass each name separately")
    }
    description = text
  }

  /// Creates the pattern that matches exactly one snapshot.
  ///
  /// - Throws: ``Fault``, in words.
  package init(exactly id: String) throws(Fault) {
    guard !id.isEmpty else { throw Fault(description: "a name is empty") }
    try self.init("=\(id)")
  }

  /// Returns whether the pattern matches a snapshot.
  package func matches(_ id: SnapshotID) -> Bool { id.matches(description) }
}
