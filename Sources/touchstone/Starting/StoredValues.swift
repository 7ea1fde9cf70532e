/// What a view needs to be created: values of stored properties without a default, and objects in its environment.
struct StoredValues {
  /// Why the view cannot be created without arguments; `nil` if it can.
  private(set) var reason: String?

  private typealias Token = DeclarationReader.Token
  private typealias Declaration = DeclarationReader.Declaration

  /// Wrappers that give their properties a value.
  private static let givingWrappers: Set = [
    "@AccessibilityFocusState", "@Environment", "@FetchRequest", "@FocusState", "@Namespace", "@Query",
    "@SectionedFetchRequest",
  ]
  /// Wrappers that have no value, even if its type is optional.
  private static let demandingWrappers: Set = ["@Bindable", "@Binding", "@ObservedObject", "@StateObject"]

  /// - Parameter range: The contents of the view's braces.
  init(of range: Range<Int>, in reader: DeclarationReader) {
    let members = reader.declarations(in: range)
    let properties = members.filter {
      ["let", "var"].contains($0.keyword) && !$0.has("static") && !$0.has("class")
    }
    let surroundings = properties.compactMap { Self.object(of: $0, in: reader) }.first
    let initializers = members.filter { $0.keyword == "init" }
    if let surroundings {
      reason = "it needs \(surroundings) in its environment"
    } else if initializers.isEmpty {
      let missing = properties.flatMap { Self.missing(of: $0, in: reader) }
      reason = missing.isEmpty ? nil : "it needs \(missing.joined(separator: ", "))"
    } else if !initializers.contains(where: { Self.takesNothing($0, in: reader) }) {
      reason = "its initializer needs arguments"
    }
  }

  /// Returns the type of an object that a property takes from the environment.
  private static func object(of property: Declaration, in reader: DeclarationReader) -> String? {
    for attribute in property.prefix where ["@Environment", "@EnvironmentObject"].contains(attribute.name) {
      let key = attribute.arguments.map { reader.text($0).filter { !$0.isWhitespace } } ?? ""
      let type = property.tokens.drop { $0.text != ":" }.dropFirst()
      if attribute.name == "@EnvironmentObject" { return type.isEmpty ? "an object" : type.map(\.text).joined() }
      if key.hasSuffix(".self"), type.last?.text != "?" { return String(key.dropLast(".self".count)) }
    }
    return nil
  }

  /// Returns the names of the values without a default that a declaration stores.
  private static func missing(of property: Declaration, in reader: DeclarationReader) -> [String] {
    let wrappers = property.prefix.map(\.name)
    guard !wrappers.contains(where: givingWrappers.contains), !property.has("lazy") else { return [] }
    return bindings(property.tokens).filter { tokens in
      let type = tokens.prefix { $0.text != "=" && $0.text != "{" }
      if type.count < tokens.count, tokens[type.endIndex].text == "=" { return false }
      if let braces = tokens.first(where: { $0.text == "{" }) {
        let first = reader.tokens(in: braces.range).first?.text
        if first != "didSet", first != "willSet" { return false }
      }
      let isOptional = property.keyword == "var" && ["?", "!"].contains(type.last?.text)
      return !isOptional || wrappers.contains(where: demandingWrappers.contains)
    }.map { $0.first.map { $0.kind == .word ? $0.text : "a value" } ?? "a value" }
  }

  /// Divides `a: Int, b = 2` at its commas.
  private static func bindings(_ tokens: [Token]) -> [ArraySlice<Token>] {
    var (depth, start, bindings) = (0, tokens.startIndex, [ArraySlice<Token>]())
    for (index, token) in tokens.enumerated() {
      if token.text == "<" { depth += 1 }
      if token.text == ">", index > 0, tokens[index - 1].text != "-" { depth -= 1 }
      if token.text == ",", depth == 0 {
        bindings.append(tokens[start..<index])
        start = index + 1
      }
    }
    return bindings + [tokens[start...]]
  }

  /// Returns whether an initializer that a test can call has no parameter without a default.
  private static func takesNothing(_ initializer: Declaration, in reader: DeclarationReader) -> Bool {
    let isHidden = initializer.has("private") || initializer.has("fileprivate")
    guard !isHidden, let parameters = initializer.tokens.first, parameters.text == "(" else { return false }
    let effects = initializer.tokens.dropFirst().prefix { $0.text != "{" }.map(\.text)
    guard !effects.contains("throws"), !effects.contains("async") else { return false }
    let tokens = reader.tokens(in: parameters.range)
    return tokens.isEmpty || bindings(tokens).allSatisfy { $0.contains { $0.text == "=" } }
  }
}
