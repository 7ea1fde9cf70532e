/// A macro.
protocol MacroExpanding {
  /// What the macro stands for, as source.
  ///
  /// - Throws: What is wrong with its use, at an offset in `request.syntax.source`.
  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String
}

/// What is wrong with a piece of source, and where.
struct SourceError: Error, Equatable {
  var message: String
  /// In bytes from the beginning of the piece.
  var offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
