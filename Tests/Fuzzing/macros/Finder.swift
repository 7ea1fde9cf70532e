import SwiftSyntax

/// Finds in a tree what the reader of TouchstoneExpansion should find.
final class Finder: SyntaxVisitor {
  struct Variable {
    var start: Int
    var name: Int
    var type: Range<Int>?
    var value: Range<Int>?
    var end: Int
  }

  struct Preview {
    var text: String
    /// The tagged variables without their tags, without spaces.
    var tagged: [String]
    /// All other statements, without spaces.
    var statements: [String]
  }

  /// A variable with `@Entry` that has a default, or needs none.
  struct Entry {
    var text: String
    // All without spaces.
    var type: String?
    /// The type within an optional one.
    var wrapped: String?
    var value: String?
  }

  private(set) var entries: [Entry] = []
  private(set) var brackets: Set<Pair> = []
  private(set) var literals: Set<Pair> = []
  private(set) var regexes: Set<Pair> = []
  private(set) var variables: [Variable] = []
  private(set) var previews: [Preview] = []
  /// The members of a view made of tagged variables, and the statements of its body.
  private(set) var properties: [String] = []
  private(set) var statements: [String] = []

  private var open: [Int] = []

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
    switch token.tokenKind {
    case .leftParen, .leftBrace, .leftSquare: open.append(place)
    case .rightParen, .rightBrace, .rightSquare:
      if let start = open.popLast() { brackets.insert(Pair(start, place)) }
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    literals.insert(Pair(node.start, node.end))
    return .skipChildren
  }

  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    literals.insert(Pair(node.start, node.end))
    return .skipChildren
  }

  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    regexes.insert(Pair(node.start, node.end))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return .visitChildren }
    variables.append(
      Variable(
        start: node.start, name: name.start, type: binding.typeAnnotation?.type.range,
        value: binding.initializer?.value.range, end: node.end))
    addEntry(node, binding)
    return .visitChildren
  }

  private func addEntry(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) {
    guard node.attributes.contains(where: { $0.isAttribute("Entry") }), binding.accessorBlock == nil,
      node.bindingSpecifier.text == "var"
    else { return }
    let type = binding.typeAnnotation?.type
    let entry = Entry(
      text: node.trimmedDescription, type: type?.withoutSpaces, wrapped: type?.wrapped?.withoutSpaces,
      value: binding.initializer?.value.withoutSpaces)
    if entry.value != nil || entry.wrapped != nil { entries.append(entry) }
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.trimmedDescription, name: node.macroName, node.trailingClosure)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.trimmedDescription, name: node.macroName, node.trailingClosure)
    return .visitChildren
  }

  private func add(_ text: String, name: TokenSyntax, _ closure: ClosureExprSyntax?) {
    guard name.text == "Preview", let closure else { return }
    var (tagged, statements): ([String], [String]) = ([], [])
    for statement in closure.statements {
      guard let variable = statement.item.as(VariableDeclSyntax.self),
        let tag = variable.attributes.first(where: { $0.isTag })
      else {
        statements.append(statement.item.withoutSpaces)
        continue
      }
      tagged.append(variable.withoutSpaces.replacingFirst(tag.withoutSpaces))
    }
    previews.append(Preview(text: text, tagged: tagged, statements: statements))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "__PreviewContent", properties.isEmpty else { return .visitChildren }
    let members = node.memberBlock.members.map(\.decl)
    properties = members.dropLast().map(\.withoutSpaces)
    if case .getter(let body)? = members.last?.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock?.accessors {
      statements = body.map(\.item.withoutSpaces)
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  fileprivate var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  fileprivate var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  fileprivate var range: Range<Int> { start..<end }

  /// The text of the tokens, without what is between them.
  var withoutSpaces: String { tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: "") }
}

extension TypeSyntax {
  /// What an optional type wraps; `nil` if this is none.
  fileprivate var wrapped: TypeSyntax? {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType }
    return nil
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isTag: Bool { isAttribute("Previewable") || isAttribute("SwiftUI.Previewable") }

  fileprivate func isAttribute(_ name: String) -> Bool {
    self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name
  }
}

extension String {
  fileprivate func replacingFirst(_ text: String) -> String {
    guard let range = range(of: text) else { return self }
    return replacingCharacters(in: range, with: "")
  }

  private func range(of text: String) -> Range<Index>? { firstRange(of: text) }

  private func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
