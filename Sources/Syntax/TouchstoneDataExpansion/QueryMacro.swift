import TouchstoneExpansion
import TouchstoneSyntax

/// `@Query`: a variable with the query, and an accessor that returns its results.
///
/// - Source: SwiftData, `Query(filter:sort:order:animation:)` and its overloads.
enum QueryMacro: MacroExpanding {
  static let hasAccessor = true

  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String {
    let source = request.syntax.source
    let variable = try VariableDeclaration(source)
    guard let type = variable.type.map({ source[bytes: $0] }) else {
      throw SourceError(
        "@Query needs the type of its results: “var \(variable.name.text): [Model]”.",
        at: variable.name.range.upperBound)
    }
    if variable.specifier.text == "let" {
      throw SourceError("@Query needs a “var”: its results change.", at: variable.specifier.range.lowerBound)
    }
    let storage = "_\(variable.plainName)"
    switch request.role {
    case .accessor where request.lexicalContext.contains(where: \.isPreview):
      // The compiler expands the variable before #Preview has moved it into a view, where it is expanded again.
      return "get { preconditionFailure() }"
    case .accessor:
      return """
        get {
          \(storage).wrappedValue
        }
        """
    case .peer:
      let query = variable.attributes.first { $0.name == "Query" }.map { source[bytes: $0.range] } ?? ""
      let arguments = query.firstIndex(of: "(").map { query[$0...] } ?? "()"
      // Not private: the memberwise initialiser of the view has the access of its least accessible variable.
      return "var \(storage): TouchstoneData.Query<(\(type)).Element, \(type)> = .init\(arguments)"
    case .declaration, .extension, .member, .memberAttribute, nil:
      throw SourceError("@Query can only be attached to a variable.", at: variable.name.range.lowerBound)
    }
  }
}
