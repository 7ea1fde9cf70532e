/// A path that starts at a folder and cannot lead out of it: no part of it is empty, `.` or `..`, or has a control
/// character.
///
/// Links are another matter: ``ConfinedFolder`` opens such paths without following any.
package struct ConfinedPath: Hashable, Sendable, CustomStringConvertible {
  /// The names from the folder on; at least one.
  package let components: [String]

  /// Creates a path of names. Nil if one is no name of a file.
  package init?(_ components: [String]) {
    guard !components.isEmpty, components.allSatisfy(Self.isName) else { return nil }
    self.components = components
  }

  /// Creates a path from text with slashes, such as `Snapshots/CardTests/Cards/dark@2x.png`. Nil if it is absolute, or
  /// could lead elsewhere.
  package init?(_ text: String) {
    self.init(text.split(separator: "/", omittingEmptySubsequences: false).map(String.init))
  }

  /// The names with slashes between them.
  package var description: String { components.joined(separator: "/") }
  /// The last name.
  package var name: String { components[components.count - 1] }

  /// Whether a text is the name of a file or folder, and nothing more. File systems take no more than 255 bytes.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text != "." && text != ".." && text.utf8.count <= 255
      && text.unicodeScalars.allSatisfy { $0 != "/" && $0.properties.generalCategory != .control }
  }
}
