package import TouchstoneSyntax

/// A parsed declaration of a single variable.
package struct VariableDeclaration {
  package var attributes: [Attribute]
  package var modifiers: [Token]
  /// `var` or `let`.
  package var specifier: Token
  /// The name, including any backticks.
  package var name: Token
  /// The range of the type, in bytes.
  package var type: Range<Int>?
  /// The range of the initial value, in bytes.
  package var value: Range<Int>?
  /// The opening brace of accessors or observers.
  package var accessors: Token?
  /// The indices of the declaration's tokens.
  package var tokens: Range<Int>

  /// Parses the declaration at the cursor.
  ///
  /// - Throws: If it does not declare a single variable.
  package init(_ cursor: inout TokenCursor) throws(SourceError) {
    let start = cursor.index
    attributes = cursor.readAttributes()
    modifiers = cursor.readModifiers()
    guard let specifier = cursor.next, ["var", "let"].contains(specifier.text) else {
      throw SourceError("Expected a declaration that begins with “var”.", at: cursor.offset)
    }
    cursor.skip()
    guard let name = cursor.next, name.kind == .word else {
      throw SourceError("Expected one variable with a name.", at: cursor.offset)
    }
    (self.specifier, self.name) = (specifier, name)
    cursor.skip()
    type = try Self.read(after: ":", &cursor) { cursor throws(SourceError) in
      guard cursor.skipType() else { throw SourceError("Expected a type after “:”.", at: cursor.offset) }
    }
    value = try Self.read(after: "=", &cursor) { cursor throws(SourceError) in try cursor.skipExpression() }
    if let next = cursor.next, next.text == "{", value == nil || !next.startsLine || cursor.opensObservers {
      accessors = next
      cursor.skip()
    }
    guard cursor.next.map({ $0.text == "," || cursor.isWithinToken }) != true else {
      throw SourceError("Expected one variable in this declaration.", at: cursor.offset)
    }
    tokens = start..<cursor.index
  }

  /// Parses what follows a mark, if the mark is next; returns its range in bytes.
  private static func read(
    after mark: String, _ cursor: inout TokenCursor, _ body: (inout TokenCursor) throws(SourceError) -> Void
  ) throws(SourceError) -> Range<Int>? {
    guard cursor.skip(mark) else { return nil }
    let first = cursor.index
    try body(&cursor)
    return cursor.bytes(from: first)
  }

  /// The name without backticks.
  package var plainName: Substring {
    name.text.first == "`" ? name.text.dropFirst().dropLast() : name.text
  }
}
