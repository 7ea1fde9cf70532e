/// A path that starts at a folder and cannot lead out of it: no component is empty, `.` or `..`, or contains a control
/// character.
///
/// Links are not checked here: ``ConfinedFolder`` opens such paths without following any.
package struct ConfinedPath: Hashable, Sendable, CustomStringConvertible {
  /// The components below the folder; at least one.
  package let components: [String]

  /// Creates a path from components, or `nil` if one is not a valid file name.
  package init?(_ components: [String]) {
    guard !components.isEmpty, components.allSatisfy(Self.isName) else { return nil }
    self.components = components
  }

  /// Creates a path from text with slashes, such as `Snapshots/CardTests/Cards/dark@2x.png`, or `nil` if it is absolute
  /// or
  /// could lead elsewhere.
  package init?(_ text: String) {
    self.init(text.split(separator: "/", omittingEmptySubsequences: false).map(String.init))
  }

  /// The components, separated by slashes.
  package var description: String { components.joined(separator: "/") }
  /// The last component.
  package var name: String { components[components.count - 1] }

  /// Returns whether a text is a single valid name of a file or folder. File systems allow at most 255 bytes.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text != "." && text != ".." && text.utf8.count <= 255
      && !text.contains("/") && !text.hasControlCharacter
  }
}
