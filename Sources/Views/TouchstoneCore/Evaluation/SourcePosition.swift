/// The position of a call in a source, as the compiler passes it to a parameter with a default value.
package struct SourcePosition: Hashable, Sendable {
  private let file: StaticString
  package let line: UInt32
  /// The column, counted in bytes from 1.
  package let column: UInt32

  /// - Parameter file: The module and the name of the file, from `#fileID`.
  package init(_ file: StaticString, _ line: UInt, _ column: UInt) {
    self.file = file
    self.line = UInt32(clamping: line)
    self.column = UInt32(clamping: column)
  }

  /// The module and the name of the file: `Shop/PriceTag.swift`.
  package var fileID: String { file.description }

  /// Compares the addresses of the names, since positions are compared while views are evaluated. One position may so be two.
  package static func == (one: SourcePosition, other: SourcePosition) -> Bool {
    one.file.utf8Start == other.file.utf8Start && one.line == other.line && one.column == other.column
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(file.utf8Start)
    hasher.combine(line)
    hasher.combine(column)
  }
}
