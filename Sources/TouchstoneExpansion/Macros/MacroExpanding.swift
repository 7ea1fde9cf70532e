/// A macro that can expand its uses.
protocol MacroExpanding {
  /// Returns the expansion, as source code.
  ///
  /// - Throws: An error in the use of the macro, at an offset in `request.syntax.source`.
  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String
}

/// An error in a piece of source code, with its position.
struct SourceError: Error, Equatable {
  var message: String
  /// The offset from the start of the piece, in bytes.
  var offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
