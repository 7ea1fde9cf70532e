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
    let end = StatementReader.end(of: cursor)
    cursor.skip()
    if cursor.skip(":") { type = Self.readType(&cursor, end: end) }
    if cursor.index < end, cursor.skip("=") {
      guard cursor.index < end else { throw SourceError("Expected a value after “=”.", at: cursor.offset) }
      let first = cursor.index
      while cursor.index < end {
        if cursor.index > first, cursor.opensAccessors || cursor.beginsBinding { break }
        cursor.skip()
      }
      value = cursor.bytes(from: first)
    }
    if cursor.index < end, cursor.next?.text == "{" {
      accessors = cursor.next
      cursor.skip()
    }
    guard cursor.index >= end else {
      throw SourceError("Expected one variable in this declaration.", at: cursor.offset)
    }
    tokens = start..<cursor.index
  }

  private static func readType(_ cursor: inout TokenCursor, end: Int) -> Range<Int>? {
    let first = cursor.index
    var angles = 0
    while cursor.index < end, let next = cursor.next {
      if angles == 0, ["=", "{", ","].contains(next.text) { break }
      angles += next.angleDepth
      cursor.skip()
    }
    return cursor.index > first ? cursor.bytes(from: first) : nil
  }

  /// The name without backticks.
  var plainName: Substring {
    name.text.first == "`" ? name.text.dropFirst().dropLast() : name.text
  }
}

extension TokenCursor {
  /// The bytes of the tokens from an index to here.
  fileprivate func bytes(from first: Int) -> Range<Int> {
    tokens[first].range.lowerBound..<tokens[index - 1].range.upperBound
  }

  /// Whether a comma and a further variable come next, and not one more generic argument.
  fileprivate var beginsBinding: Bool {
    isNext(",") && token(1)?.kind == .word && token(2).map { ["=", ":"].contains($0.text) } == true
  }

  /// Whether accessors or observers come next, and not a trailing closure that calls something of such a name.
  var opensAccessors: Bool {
    guard isNext("{"), let word = token(1), ["get", "set", "willSet", "didSet"].contains(word.text) else {
      return false
    }
    var ahead = self
    ahead.enter()
    ahead.skip()
    if ahead.next?.text == "(" { ahead.skip() }
    return ahead.next.map { ["{", "async", "throws"].contains($0.text) } == true
  }
}
