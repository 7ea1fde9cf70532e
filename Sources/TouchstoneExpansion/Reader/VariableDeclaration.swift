/// The declaration of one variable, taken apart.
struct VariableDeclaration {
  var attributes: [Attribute]
  var modifiers: [Token]
  /// `var` or `let`.
  var specifier: Token
  /// With its backticks, if it has any.
  var name: Token
  /// The type, in bytes.
  var type: Range<Int>?
  /// The initial value, in bytes.
  var value: Range<Int>?
  /// The bracket in front of accessors or observers.
  var accessors: Token?
  /// The indices of its tokens.
  var tokens: Range<Int>

  /// Reads the declaration that comes next.
  ///
  /// - Throws: If it is none of a single variable.
  init(_ cursor: inout TokenCursor) throws(SourceError) {
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

  /// Reads what stands after a mark, if that comes next; returns its bytes.
  private static func read(
    after mark: String, _ cursor: inout TokenCursor, _ body: (inout TokenCursor) throws(SourceError) -> Void
  ) throws(SourceError) -> Range<Int>? {
    guard cursor.skip(mark) else { return nil }
    let first = cursor.index
    try body(&cursor)
    return cursor.bytes(from: first)
  }

  /// The name without backticks.
  var plainName: Substring {
    name.text.first == "`" ? name.text.dropFirst().dropLast() : name.text
  }
}
