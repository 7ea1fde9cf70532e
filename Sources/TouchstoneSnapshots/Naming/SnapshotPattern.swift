package import Foundation

/// A name, or a part of one, that `--only` and its relatives limit a command to: see ``SnapshotID/matches(_:)``.
///
/// It is neither empty nor has it a line break or another control character: such text is a mistake, or an attempt to
/// mean more than it shows.
package struct SnapshotPattern: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// Why a text is no pattern.
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

  /// The pattern of one snapshot and no other.
  ///
  /// - Throws: ``Fault``, in words.
  package init(exactly id: String) throws(Fault) {
    guard !id.isEmpty else { throw Fault(description: "a name is empty") }
    try self.init("=\(id)")
  }

  /// Whether it means a snapshot.
  package func matches(_ id: SnapshotID) -> Bool { id.matches(description) }
}

extension SnapshotPattern {
  /// The list that the environment has: one name, a JSON array of names, or `@` and the path of a file with such an array.
  /// Empty text is a list of no names.
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

  /// A list as ``list(_:)`` reads it from a file.
  package static func json(_ patterns: [SnapshotPattern]) throws -> Data {
    try JSONEncoder().encode(patterns.map(\.description))
  }
}
