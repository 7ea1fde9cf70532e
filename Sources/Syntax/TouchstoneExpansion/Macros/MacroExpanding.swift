package import TouchstoneSyntax

/// A macro that can expand its uses.
package protocol MacroExpanding {
  /// Whether the macro makes an accessor and a peer of one variable.
  static var hasAccessor: Bool { get }

  /// Returns the expansion, as source code.
  ///
  /// - Throws: An error in the use of the macro, at an offset in `request.syntax.source`.
  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String
}

extension MacroExpanding {
  package static var hasAccessor: Bool { false }
}
