import TouchstoneExpansion
import TouchstoneSyntax

/// A class with `@Model`: its name, the variables that are stored in the model store, and what must be unique.
struct ModelDeclaration {
  /// A variable that is stored in the model store.
  struct Property {
    /// The name, including any backticks.
    var name: Substring
    /// The name without backticks.
    var plainName: Substring
    /// The arguments of `@Attribute` or `@Relationship` as a call of the type of that name; `nil` without one.
    var annotation: String?
  }

  var type: TypeDeclaration
  var properties: [Property] = []
  /// The arguments of each `#Unique`.
  var uniqueness: [Substring] = []

  init(_ source: String) throws(SourceError) {
    type = try TypeDeclaration(source)
    let tokens = type.tokens
    guard let keyword = tokens.firstIndex(where: { $0.range == type.name.range }), keyword > 0,
      tokens[keyword - 1].text == "class"
    else {
      throw SourceError("@Model can only be attached to a class.", at: type.name.range.lowerBound)
    }
    guard let opening = tokens[keyword...].firstIndex(where: { $0.text == "{" }), let closing = tokens[opening].closing
    else { throw SourceError("Expected “{”.", at: type.name.range.upperBound) }
    var body = TokenCursor(tokens, in: (opening + 1)..<closing)
    while body.next != nil { try readMember(&body, source) }
  }

  /// Reads a variable or a `#Unique`, or skips a token of another declaration.
  private mutating func readMember(_ cursor: inout TokenCursor, _ source: String) throws(SourceError) {
    if cursor.isNext("#", "Unique") {
      cursor.skip()
      cursor.skip()
      if cursor.next?.text.first == "<" { _ = cursor.skipGenericArguments() }
      if let open = cursor.next, open.text == "(", let closing = open.closing {
        uniqueness.append(source[bytes: open.range.upperBound..<cursor.tokens[closing].range.lowerBound])
      }
      return cursor.skip()
    }
    var ahead = cursor
    let attributes = ahead.readAttributes()
    _ = ahead.readModifiers()
    guard let specifier = ahead.next, specifier.text == "var" || specifier.text == "let" else {
      // A token of another declaration; its attributes must not be read as those of a later variable.
      if ahead.index == cursor.index { cursor.skip() } else { cursor = ahead }
      return
    }
    let variable = try VariableDeclaration(&cursor)
    guard StoredVariable.isPersisted(variable, in: cursor.tokens) else { return }
    let annotation = attributes.first { ["Attribute", "Relationship"].contains($0.name) }
    properties.append(
      Property(
        name: variable.name.text, plainName: variable.plainName,
        annotation: annotation.map { attribute in
          let text = source[bytes: attribute.range]
          let arguments = text.firstIndex(of: "(").map { text[$0...] } ?? "()"
          return "TouchstoneData.Schema.\(attribute.name)\(arguments)"
        }))
  }
}

/// Decides which variables of a model are in the model store.
enum StoredVariable {
  /// Whether each model has a value of the variable in the store: it is not computed, constant, static or transient.
  static func isPersisted(_ variable: VariableDeclaration, in tokens: [Token]) -> Bool {
    guard variable.specifier.text == "var", !variable.attributes.contains(where: { $0.name == "Transient" }),
      !variable.modifiers.contains(where: { ["static", "class", "lazy", "weak", "unowned"].contains($0.text) })
    else { return false }
    return variable.accessors == nil || observers(of: variable, in: tokens) != nil
  }

  /// The opening brace of `willSet` and `didSet`.
  static func observers(of variable: VariableDeclaration, in tokens: [Token]) -> Token? {
    guard let brace = variable.accessors, let index = tokens.firstIndex(where: { $0.range == brace.range }) else {
      return nil
    }
    return TokenCursor(tokens, in: index..<tokens.count).opensObservers ? brace : nil
  }
}
