/// What the stored properties of a view need: values without a default, and objects in the environment.
struct StoredValues: Hashable {
  /// The names of the properties without a default.
  private(set) var missing: [String] = []
  /// The type of an object that a property takes from the environment.
  private(set) var surroundings: String?

  private typealias Declaration = DeclarationReader.Declaration

  /// Wrappers that give their properties a value.
  private static let givingWrappers: Set = [
    "@AccessibilityFocusState", "@Environment", "@FetchRequest", "@FocusState", "@Namespace", "@Query",
    "@SectionedFetchRequest",
  ]
  /// Wrappers that have no value, even if its type is optional.
  private static let demandingWrappers: Set = ["@Bindable", "@Binding", "@ObservedObject", "@StateObject"]

  /// - Parameter members: The declarations in the view's braces.
  init(of members: [DeclarationReader.Declaration], in reader: DeclarationReader) {
    let properties = members.filter {
      ["let", "var"].contains($0.keyword) && !$0.has("static") && !$0.has("class")
    }
    surroundings = properties.compactMap { Self.object(of: $0, in: reader) }.first
    missing = properties.flatMap { Self.missing(of: $0, in: reader) }
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
    return property.tokens.bindings.filter { tokens in
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
}

extension [DeclarationReader.Token] {
  /// The tokens divided at their commas: `a: Int, b = 2`.
  var bindings: [ArraySlice<DeclarationReader.Token>] {
    var (depth, start, bindings) = (0, startIndex, [ArraySlice<DeclarationReader.Token>]())
    for (index, token) in enumerated() {
      if token.text == "<" { depth += 1 }
      if token.text == ">", index > 0, self[index - 1].text != "-" { depth -= 1 }
      if token.text == ",", depth == 0 {
        bindings.append(self[start..<index])
        start = index + 1
      }
    }
    return bindings + [self[start...]]
  }
}
