package import TouchstoneSyntax

/// `@Entry`: an environment, transaction, focus or container value without a handwritten key.
///
/// The expansion is the same as that of Apple's macro.
///
/// - Source: SwiftUI, `Entry()`.
enum EntryMacro: MacroExpanding {
  static let hasAccessor = true

  /// The key protocols, by the type that stores the values.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey",
    "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey",
    "FocusedValues": focusedKey,
  ]
  private static let focusedKey = "FocusedValueKey"
  private static let coreModule = "TouchstoneCore"

  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String {
    let source = request.syntax.source
    let variable = try VariableDeclaration(source)
    guard let keyProtocol = keyProtocol(around: request) else {
      throw SourceError(
        "@Entry can only be used on variables in extensions of \(keyProtocols.keys.sorted().joined(separator: ", ")).",
        at: variable.entryOffset)
    }
    try check(variable)
    let isFocused = keyProtocol == focusedKey
    let module = moduleName(of: request)
    let member =
      isFocused ? try focusedValue(variable, source) : try defaultValue(variable, source, in: module)
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
      let availability = variable.attributes.filter { $0.name == "available" }.map {
        SourceText.attribute(source[bytes: $0.range]) + "\n"
      }
      // With main actor isolation by default, the key must be isolated exactly if the variable is.
      let isolation = variable.modifiers.contains { $0.text == "nonisolated" } ? "nonisolated " : ""
      return """
        \(availability.joined())\(isolation)private struct \(key): \(module).\(keyProtocol) {
          \(member)
        }
        """
    case .declaration, .extension, .member, .memberAttribute, nil:
      throw SourceError("@Entry can only be attached to a variable.", at: variable.entryOffset)
    }
  }

  /// Returns the module that qualifies types in the expansion: `TouchstoneUI`, or `TouchstoneCore` within itself.
  private static func moduleName(of request: ExpansionRequest) -> String {
    let module = request.syntax.location.fileID.prefix { $0 != "/" }
    return module == coreModule ? coreModule : "TouchstoneUI"
  }

  private static func check(_ variable: VariableDeclaration) throws(SourceError) {
    if variable.specifier.text == "let" {
      throw SourceError(
        "@Entry needs a “var”: values are set by enclosing views.", at: variable.specifier.range.lowerBound)
    }
    if let modifier = variable.modifiers.first(where: {
      ["static", "class", "lazy", "weak", "unowned"].contains($0.text)
    }) {
      throw SourceError(
        "@Entry cannot be used on variables that are “\(modifier.text)”.", at: modifier.range.lowerBound)
    }
    if let accessors = variable.accessors {
      throw SourceError(
        "@Entry generates the accessors: give a default instead, as in “var name: Type = value”.",
        at: accessors.range.lowerBound)
    }
  }

  /// Returns the member of a key that has a default value.
  private static func defaultValue(
    _ variable: VariableDeclaration, _ source: String, in module: String
  ) throws(SourceError) -> String {
    var type = variable.type.map { source[bytes: $0] }
    let wrapped = try wrappedType(of: variable, source)
    // A property of type `Type!` does not satisfy a protocol requirement.
    if let wrapped, type?.last == "!" { type = wrapped + "?" }
    let annotation = type.map { ": \($0)" } ?? ""
    guard let value = variable.value.map({ source[bytes: $0] }) ?? wrapped.map({ _ in "nil" }) else {
      throw SourceError(
        "@Entry needs a default: “var \(variable.name.text)\(annotation.isEmpty ? ": Type" : annotation) = value”.",
        at: variable.name.range.lowerBound)
    }
    // With the type, the key needs no macro to infer it, which compiles faster. Entries of the core always have one.
    if module == coreModule, !annotation.isEmpty { return "static var defaultValue\(annotation) { return \(value) }" }
    return "@\(module).__EntryDefaultValue\n  static var defaultValue\(annotation) = \(value)"
  }

  /// Returns the member of a focus key, whose value is always optional and has no default.
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

  /// Returns the type of a variable without `?`, `!` or `Optional< >`; `nil` if it is not optional or not written.
  private static func wrappedType(
    of variable: VariableDeclaration, _ source: String
  ) throws(SourceError) -> Substring? {
    guard let type = variable.type.map({ source[bytes: $0] }) else { return nil }
    let tokens = try Lexer.tokens(of: String(type))
    var cursor = TokenCursor(tokens)
    // A function's return type and the last type of a composition do not make the whole optional; `some P?` is not
    // optional.
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

  /// Returns the key protocol for the type that the surrounding extension extends.
  private static func keyProtocol(around request: ExpansionRequest) -> String? {
    guard let context = request.lexicalContext.first?.source, let tokens = try? Lexer.tokens(of: context) else {
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
  /// Parses a source that consists of one declaration.
  package init(_ source: String) throws(SourceError) {
    var cursor = TokenCursor(try Lexer.tokens(of: source))
    try self.init(&cursor)
    if let next = cursor.next {
      throw SourceError("Expected one variable in this declaration.", at: next.range.lowerBound)
    }
  }

  /// The offset for errors about the use of `@Entry`.
  fileprivate var entryOffset: Int {
    attributes.first { $0.name == "Entry" }?.range.lowerBound ?? specifier.range.lowerBound
  }
}
