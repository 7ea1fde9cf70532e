package import Foundation

/// A name, or a part of one, to which `--only` and similar options limit a command: see ``SnapshotID/matches(_:)``.
///
/// It is not empty and contains no line break or other control character: such text is a mistake, or an attempt to
/// match more than it shows.
package struct SnapshotPattern: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// Why a text is not a pattern.
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
    guard text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
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

extension SnapshotPattern {
  /// Parses the list in the environment: one name, a JSON array of names, or `@` and the path of a file with such an
  /// array. An empty text is an empty list.
  ///
  /// - Throws: ``Fault``, in words.
  static func list(_ text: String) throws(Fault) -> [SnapshotPattern] {
    if text.isEmpty { return [] }
    if text.hasPrefix("[") { return try list(json: Data(text.utf8)) }
    guard text.hasPrefix("@") else { return [try SnapshotPattern(text)] }
    let data: Data
    do throws(FileFault) {
      data = try RegularFile.read(String(text.dropFirst()))
    } catch {
      throw Fault(description: error.reason)
    }
    return try list(json: data)
  }

  private static func list(json: Data) throws(Fault) -> [SnapshotPattern] {
    guard let names = try? JSONDecoder().decode([String].self, from: json) else {
      throw Fault(description: "it is not a JSON array of names")
    }
    return try names.map { name throws(Fault) in try SnapshotPattern(name) }
  }

  /// Returns a list as a file that ``list(_:)`` reads.
  package static func json(_ patterns: [SnapshotPattern]) throws -> Data {
    try JSONEncoder().encode(patterns.map(\.description))
  }
}
