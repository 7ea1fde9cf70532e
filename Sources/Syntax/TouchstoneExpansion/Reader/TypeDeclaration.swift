package import TouchstoneSyntax

/// A parsed declaration of a structure, class, enumeration or actor, with the variables in its body.
package struct TypeDeclaration {
  /// A variable in the body of a type.
  package struct Variable: Equatable {
    var name: Substring
    /// The names of the attributes.
    var attributes: [String]
    /// Whether the variable can be set and each instance has storage for it.
    var isStored: Bool
  }

  /// The tokens of the source.
  package let tokens: [Token]
  package var modifiers: [Token]
  /// The name, including any backticks.
  package var name: Token
  package var variables: [Variable] = []

  package init(_ source: String) throws(SourceError) {
    tokens = try Lexer.tokens(of: source)
    var cursor = TokenCursor(tokens)
    _ = cursor.readAttributes()
    modifiers = cursor.readModifiers()
    // `class` is a modifier of members as well.
    if let keyword = cursor.next, ["struct", "enum", "actor", "class"].contains(keyword.text) { cursor.skip() }
    guard let name = cursor.next, name.kind == .word else {
      throw SourceError("Expected a type with a name.", at: cursor.offset)
    }
    self.name = name
    while let next = cursor.next, next.text != "{" { cursor.skip() }
    guard let closing = cursor.next?.closing else { throw SourceError("Expected “{”.", at: cursor.offset) }
    var body = TokenCursor(tokens, in: (cursor.index + 1)..<closing)
    while body.next != nil { try readMember(&body) }
  }

  /// Reads the variables of a declaration, or skips a token of a declaration of another kind.
  private mutating func readMember(_ cursor: inout TokenCursor) throws(SourceError) {
    let attributes = cursor.readAttributes().map(\.name)
    let modifiers = cursor.readModifiers().map(\.text)
    guard cursor.next?.text == "var" else { return cursor.skip() }
    let isStored = !modifiers.contains { ["static", "class", "lazy"].contains($0) }
    repeat {
      cursor.skip()
      guard let name = cursor.next, name.kind == .word else { return cursor.skip() }
      cursor.skip()
      if cursor.skip(":"), !cursor.skipType() { throw SourceError("Expected a type after “:”.", at: cursor.offset) }
      let hasValue = cursor.skip("=")
      if hasValue { try cursor.skipExpression() }
      let hasObservers = cursor.opensObservers
      let hasAccessors = cursor.next?.text == "{" && (!hasValue || hasObservers)
      if hasAccessors { cursor.skip() }
      variables.append(
        Variable(
          name: name.text, attributes: attributes, isStored: isStored && (!hasAccessors || hasObservers)))
    } while cursor.next?.text == ","
  }
}
