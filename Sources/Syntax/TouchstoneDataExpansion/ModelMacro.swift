import TouchstoneExpansion
import TouchstoneSyntax

/// `@Model`: the conformance to `PersistentModel`, the state of each model, and the description of its properties.
///
/// - Source: SwiftData, `Model()`.
enum ModelMacro: MacroExpanding {
  private static let protocols = [
    (module: "TouchstoneData", name: "PersistentModel"), (module: "Observation", name: "Observable"),
  ]

  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String {
    switch request.role {
    case .extension:
      guard let type = request.extendedType?.source, let lacking = request.conformances?.source else { return "" }
      // The class may be isolated to the main actor by default; its conformances are not.
      let protocols = protocols.filter { lacking.contains($0.name) }.map { "nonisolated \($0.module).\($0.name)" }
      return protocols.isEmpty ? "" : "extension \(type): \(protocols.joined(separator: ", ")) {}"
    case .member: return members(of: try ModelDeclaration(request.syntax.source))
    case .memberAttribute:
      let source = request.syntax.source
      var cursor = TokenCursor(try Lexer.tokens(of: source))
      var ahead = cursor
      _ = ahead.readAttributes()
      _ = ahead.readModifiers()
      guard ahead.next?.text == "var" else { return "" }
      let variable = try VariableDeclaration(&cursor)
      return StoredVariable.isPersisted(variable, in: cursor.tokens) ? "@TouchstoneData._PersistedProperty" : ""
    case .accessor, .peer, .declaration, nil: throw SourceError("@Model can only be attached to a class.", at: 0)
    }
  }

  private static func members(of model: ModelDeclaration) -> String {
    let name = model.type.name.text
    let access = model.type.accessOfMembers
    let faults = model.properties.map { "  self.\(storage($0)) = TouchstoneData._Stored()" }
    // One statement for each property: the type checker would try all combinations of overloads in one literal.
    let properties = model.properties.map { property in
      let annotation = property.annotation.map { ", \($0)" } ?? ""
      return """
          properties.append(
            TouchstoneData._property(
              "\(property.plainName)", \\\(name).\(property.name), \\\(name).\(storage(property))\(annotation)))
        """
    }
    let constraints = model.uniqueness.joined(separator: ", ")
    let uniqueness = constraints.isEmpty ? "[]" : "[\(constraints)] as [[PartialKeyPath<\(name)>]]"
    // SAFETY: a model is used on the actor of its context only; the class may be isolated to the main actor by default.
    return """
      \(access)nonisolated(unsafe) var _$state = TouchstoneData.ModelState()

      \(access)nonisolated required init(_state: TouchstoneData.ModelState) {
      \(faults.joined(separator: "\n"))
        self._$state = _state
      }

      \(access)nonisolated static var schemaMetadata: [TouchstoneData.Schema.PropertyMetadata] {
        var properties: [TouchstoneData.Schema.PropertyMetadata] = []
      \(properties.joined(separator: "\n"))
        return properties
      }

      \(access)nonisolated static var _$uniqueness: [[AnyKeyPath]] {
        \(uniqueness)
      }

      \(access)nonisolated static let _$description = TouchstoneData.ModelDescription(of: \(name).self)
      """
  }

  private static func storage(_ property: ModelDeclaration.Property) -> String { "_\(property.plainName)" }
}
