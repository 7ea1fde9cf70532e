/// An error in a piece of source code, with its position.
package struct SourceError: Error, Equatable {
  package var message: String
  /// The offset from the start of the piece, in bytes.
  package var offset: Int

  package init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
