/// `@Entry`: a value of the environment, a transaction, focus or a container, without writing a key.
///
/// Written as Apple's macro expands it.
///
/// - Source: SwiftUI, `Entry()`.
enum EntryMacro: MacroExpanding {
  /// The protocols of keys, by the types that hold the values.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey",
    "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey",
    "FocusedValues": focusedKey,
  ]
  private static let focusedKey = "FocusedValueKey"

  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String {
    let source = request.syntax.source
    let variable = try VariableDeclaration(source)
    guard let keyProtocol = keyProtocol(around: request) else {
      throw SourceError(
        "@Entry is for variables in extensions of \(keyProtocols.keys.sorted().joined(separator: ", ")).",
        at: variable.entryOffset)
    }
    try check(variable)
    let isFocused = keyProtocol == focusedKey
    let member = isFocused ? try focusedValue(variable, source) : try defaultValue(variable, source)
    let key = SourceText.name("__Key_\(variable.plainName)")
    switch request.role {
    case .accessor:
      return """
        get {
          self[\(key).self]
        }
        set {
          self[\(key).self] = newValue
        }
        """
    case .peer:
      let availability = variable.attributes.filter { $0.name == "available" }.map { source[bytes: $0.range] + "\n" }
      // Where the main actor is the default, the key is on it as the variable is, or neither.
      let isolation = variable.modifiers.contains { $0.text == "nonisolated" } ? "nonisolated " : ""
      return """
        \(availability.joined())\(isolation)private struct \(key): TouchstoneUI.\(keyProtocol) {
          \(member)
        }
        """
    case .declaration, nil:
      throw SourceError("@Entry is attached to a variable.", at: variable.entryOffset)
    }
  }

  private static func check(_ variable: VariableDeclaration) throws(SourceError) {
    if variable.specifier.text == "let" {
      throw SourceError(
        "@Entry needs a “var”: values are set by views around.", at: variable.specifier.range.lowerBound)
    }
    if let modifier = variable.modifiers.first(where: {
      ["static", "class", "lazy", "weak", "unowned"].contains($0.text)
    }) {
      throw SourceError("@Entry is not for variables that are “\(modifier.text)”.", at: modifier.range.lowerBound)
    }
    if let accessors = variable.accessors {
      throw SourceError(
        "@Entry writes the accessors: give a default instead, as in “var name: Type = value”.",
        at: accessors.range.lowerBound)
    }
  }

  /// The member of a key with a default.
  private static func defaultValue(_ variable: VariableDeclaration, _ source: String) throws(SourceError) -> String {
    var type = variable.type.map { source[bytes: $0] }
    let wrapped = try wrappedType(of: variable, source)
    // A property of the type `Type!` meets no requirement of a protocol.
    if let wrapped, type?.last == "!" { type = wrapped + "?" }
    let annotation = type.map { ": \($0)" } ?? ""
    guard let value = variable.value.map({ source[bytes: $0] }) ?? wrapped.map({ _ in "nil" }) else {
      throw SourceError(
        "@Entry needs a default: “var \(variable.name.text)\(annotation.isEmpty ? ": Type" : annotation) = value”.",
        at: variable.name.range.lowerBound)
    }
    return "@TouchstoneUI.__EntryDefaultValue\n  static var defaultValue\(annotation) = \(value)"
  }

  /// The member of a key of focus, which is always optional and has no default.
  private static func focusedValue(_ variable: VariableDeclaration, _ source: String) throws(SourceError) -> String {
    guard let wrapped = try wrappedType(of: variable, source) else {
      throw SourceError(
        "@Entry needs an optional type in FocusedValues, as in “var \(variable.name.text): Type?”.",
        at: variable.name.range.lowerBound)
    }
    if let value = variable.value, source[bytes: value] != "nil" {
      throw SourceError("Focused values have no default: they are nil without focus.", at: value.lowerBound)
    }
    return "typealias Value = \(wrapped)"
  }

  /// The type of a variable without `?`, `!` or `Optional< >`; `nil` if it is not optional, or not written.
  private static func wrappedType(
    of variable: VariableDeclaration, _ source: String
  ) throws(SourceError) -> Substring? {
    guard let type = variable.type.map({ source[bytes: $0] }) else { return nil }
    let tokens = try TokenReader.tokens(of: String(type))
    var cursor = TokenCursor(tokens)
    // What a function returns, and the last type of a composition, say nothing of the whole; “some P?” is none.
    if cursor.isNext("some") || cursor.isNext("any") { return nil }
    guard cursor.skipSimpleType(), cursor.next == nil, let end = tokens.last?.range.upperBound else { return nil }
    // The last token may be `>?`.
    if type.last == "?" || type.last == "!" { return type.dropLast() }
    cursor = TokenCursor(tokens)
    if cursor.isNext("Swift", ".") { for _ in 0..<2 { cursor.skip() } }
    guard cursor.skip("Optional") else { return nil }
    let opening = cursor.offset
    guard cursor.skipGenericArguments(), cursor.next == nil else { return nil }
    return String(type)[bytes: (opening + 1)..<(end - 1)]
  }

  /// The protocol for keys of the type whose extension is around.
  private static func keyProtocol(around request: ExpansionRequest) -> String? {
    guard let context = request.lexicalContext.first?.source, let tokens = try? TokenReader.tokens(of: context) else {
      return nil
    }
    var cursor = TokenCursor(tokens)
    _ = cursor.readAttributes()
    _ = cursor.readModifiers()
    guard cursor.skip("extension") || cursor.skip("struct") else { return nil }
    return keyProtocols[cursor.readName()]
  }
}

extension VariableDeclaration {
  /// The declaration that a source is.
  init(_ source: String) throws(SourceError) {
    var cursor = TokenCursor(try TokenReader.tokens(of: source))
    try self.init(&cursor)
    if let next = cursor.next {
      throw SourceError("Expected one variable in this declaration.", at: next.range.lowerBound)
    }
  }

  /// Where errors about the use of `@Entry` are shown.
  fileprivate var entryOffset: Int {
    attributes.first { $0.name == "Entry" }?.range.lowerBound ?? specifier.range.lowerBound
  }
}
