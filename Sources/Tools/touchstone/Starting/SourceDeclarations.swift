import TouchstoneConditions
import TouchstoneSyntax

/// The types in a source, and whether the source has previews or the entry of a program.
struct SourceDeclarations {
  /// The types, protocols and extensions, in order; those that the platform does not compile come last.
  private(set) var types: [TypeDeclaration] = []
  /// The names that type aliases stand for: `Card & Equatable` are two.
  private(set) var aliases: [String: [String]] = [:]
  private(set) var hasPreviews = false
  private(set) var hasMain = false
  /// Reads the code without comments, strings, and what the platform does not compile.
  private(set) var reader: DeclarationReader
  private let source: [UInt8]
  private let platform: Platform
  private let regions: [ConditionalRegion]

  /// What is around a declaration.
  private struct Surroundings {
    var path: [String] = []
    var obstacle: String?
    var availability: [String] = []
  }

  /// - Parameters:
  ///   - platform: The platform that the source is compiled for.
  ///   - modules: The modules of Touchstone that the target depends on.
  init(_ source: [UInt8], platform: Platform, modules: Set<String>) {
    let tokens = Lexer.code(of: source)
    let whole = SourceMask(source, tokens: tokens, keepsNames: true).code
    let blank = whole.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    var (active, hidden) = (blank, blank)
    regions = ConditionalRegion.all(in: SourceMask(source, tokens: tokens).code, modules: modules)
    for region in regions {
      if region.isActive[platform] == false {
        hidden.replaceSubrange(region.range, with: whole[region.range])
      } else {
        active.replaceSubrange(region.range, with: whole[region.range])
      }
    }
    self.source = source
    self.platform = platform
    let compiled = DeclarationReader(code: active)
    reader = compiled
    let text = String(decoding: active, as: UTF8.self)
    hasPreviews = text.contains("#Preview") || text.contains("PreviewProvider")
    hasMain = text.contains("@main")
    visit(reader.declarations(in: 0..<active.count), in: Surroundings())
    reader = DeclarationReader(code: hidden)
    visit(reader.declarations(in: 0..<hidden.count), in: Surroundings(), isHidden: true)
    reader = compiled
  }

  /// Notes the types among some declarations, and those in their braces.
  private mutating func visit(
    _ declarations: [DeclarationReader.Declaration], in outer: Surroundings, isHidden: Bool = false
  ) {
    for declaration in declarations {
      if declaration.keyword == "typealias", !isHidden, let name = declaration.tokens.first {
        aliases[name.text] = TypeDeclaration.bases(in: declaration.tokens.drop { $0.text != "=" })
      }
      guard ["struct", "class", "enum", "actor", "protocol", "extension"].contains(declaration.keyword),
        let braces = declaration.braces
      else { continue }
      let header = declaration.tokens.prefix { $0.range != braces.range }
      let name = header.prefix { $0.kind == .word && $0.text != "where" || $0.text == "." }.map(\.text).joined()
      guard !name.isEmpty else { continue }
      let members = reader.declarations(in: braces.range)
      var inner = outer
      inner.path.append(name)
      inner.obstacle = outer.obstacle ?? obstacle(to: declaration, header: header)
      inner.availability += declaration.prefix.compactMap { attribute in
        guard attribute.name == "@available", let arguments = attribute.arguments else { return nil }
        return "@available(\(String(decoding: source[arguments], as: UTF8.self)))"
      }
      types.append(
        TypeDeclaration(
          keyword: declaration.keyword, name: inner.path.joined(separator: "."),
          bases: TypeDeclaration.bases(in: Self.inheritance(in: header)), obstacle: inner.obstacle,
          availability: inner.availability, conditions: conditions(around: declaration.start),
          values: StoredValues(of: members, in: reader), initializers: initializers(in: members, of: declaration),
          line: source[..<declaration.start].count { $0 == UInt8(ascii: "\n") } + 1,
          hider: isHidden ? region(around: declaration.start)?.excluding[platform] : nil))
      visit(members, in: inner, isHidden: isHidden)
    }
  }

  private func initializers(
    in members: [DeclarationReader.Declaration], of type: DeclarationReader.Declaration
  ) -> [Initializer] {
    members.filter { $0.keyword == "init" }.map { member in
      var initializer = Initializer(member, in: reader)
      let isPrivate = type.has("private") || type.has("fileprivate")
      if type.keyword == "extension", isPrivate { initializer.obstacle = "private" }
      return initializer
    }
  }

  /// Returns what follows the colon that is not between angle brackets.
  private static func inheritance(
    in header: ArraySlice<DeclarationReader.Token>
  ) -> ArraySlice<DeclarationReader.Token> {
    var depth = 0
    for (index, token) in zip(header.indices, header) {
      if token.text == "<" { depth += 1 }
      if token.text == ">" { depth -= 1 }
      if token.text == "where" { break }
      if token.text == ":", depth == 0 { return header[(index + 1)...] }
    }
    return []
  }

  /// Returns the conditions that only the compiler can decide.
  private func conditions(around place: Int) -> [String] {
    region(around: place)?.remainders.compactMap { $0[platform] } ?? []
  }

  private func region(around place: Int) -> ConditionalRegion? { regions.first { $0.range.contains(place) } }

  private func obstacle(
    to declaration: DeclarationReader.Declaration, header: ArraySlice<DeclarationReader.Token>
  ) -> String? {
    if declaration.has("private") || declaration.has("fileprivate") { return "it is private" }
    if declaration.isUnavailable(in: reader) { return "it is unavailable" }
    return header.contains { $0.text == "<" || $0.text == "where" } ? "it is generic" : nil
  }
}
