import TouchstoneExpansion
import TouchstoneSyntax

/// `@ModelActor`: the conformance to `ModelActor`, its two properties, and an initialiser.
///
/// - Source: SwiftData, `ModelActor()`.
enum ModelActorMacro: MacroExpanding {
  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String {
    switch request.role {
    case .extension:
      guard let type = request.extendedType?.source, request.conformances?.source.contains("ModelActor") == true else {
        return ""
      }
      return "extension \(type): TouchstoneData.ModelActor {}"
    case .member:
      let access = try TypeDeclaration(request.syntax.source).accessOfMembers
      return """
        \(access)nonisolated let modelExecutor: any TouchstoneData.ModelExecutor
        \(access)nonisolated let modelContainer: TouchstoneData.ModelContainer
        \(access)init(modelContainer: TouchstoneData.ModelContainer) {
          let modelContext = TouchstoneData.ModelContext(modelContainer)
          self.modelExecutor = TouchstoneData.DefaultSerialModelExecutor(modelContext: modelContext)
          self.modelContainer = modelContainer
        }
        """
    case .accessor, .peer, .declaration, .memberAttribute, nil:
      throw SourceError("@ModelActor can only be attached to an actor.", at: 0)
    }
  }
}

extension TypeDeclaration {
  /// The access modifier of members that implement a protocol, with a space after it; empty for internal types.
  var accessOfMembers: String {
    let words = modifiers.map(\.text)
    if words.contains(where: { ["public", "open"].contains($0) }) { return "public " }
    return words.contains("package") ? "package " : ""
  }
}
