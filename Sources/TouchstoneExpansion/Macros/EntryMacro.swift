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
      return """
        \(availability.joined())private struct \(key): TouchstoneUI.\(keyProtocol) {
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
    let type = variable.type.map { ": \(source[bytes: $0])" } ?? ""
    let value: Substring
    if let range = variable.value {
      value = source[bytes: range]
    } else if let range = variable.type, source[bytes: range].isOptionalType {
      value = "nil"
    } else {
      throw SourceError(
        "@Entry needs a default: “var \(variable.name.text)\(type.isEmpty ? ": Type" : type) = value”.",
        at: variable.name.range.lowerBound)
    }
    return "@TouchstoneUI.__EntryDefaultValue\n  static var defaultValue\(type) = \(value)"
  }

  /// The member of a key of focus, which is always optional and has no default.
  private static func focusedValue(_ variable: VariableDeclaration, _ source: String) throws(SourceError) -> String {
    guard let range = variable.type, let wrapped = source[bytes: range].wrappedType else {
      throw SourceError(
        "@Entry needs an optional type in FocusedValues, as in “var \(variable.name.text): Type?”.",
        at: variable.name.range.lowerBound)
    }
    if let value = variable.value, source[bytes: value] != "nil" {
      throw SourceError("Focused values have no default: they are nil without focus.", at: value.lowerBound)
    }
    return "typealias Value = \(wrapped)"
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

extension Substring {
  fileprivate var isOptionalType: Bool { wrappedType != nil }

  /// The type without `?`, `!` or `Optional< >`; `nil` if it is not optional.
  fileprivate var wrappedType: Substring? {
    let parts = topLevelParts
    // What a function returns, and the last type of a composition, say nothing of the whole.
    guard !parts.contains("->"), !parts.contains("&") else { return nil }
    if last == "?" || last == "!" { return dropLast() }
    for prefix in ["Optional<", "Swift.Optional<"] where hasPrefix(prefix) && parts == "\(prefix)>" {
      return dropFirst(prefix.count).dropLast()
    }
    return nil
  }

  /// The text without what is in brackets.
  private var topLevelParts: String {
    var (parts, depth, isArrow) = ("", 0, false)
    for character in self {
      let closes = ")]".contains(character) || (character == ">" && !isArrow)
      if closes { depth -= 1 }
      if depth == 0 { parts.append(character) }
      if "([<".contains(character) { depth += 1 }
      isArrow = character == "-"
    }
    return parts
  }
}
