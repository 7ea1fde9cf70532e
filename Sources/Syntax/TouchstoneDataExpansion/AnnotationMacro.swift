import TouchstoneExpansion
import TouchstoneSyntax

/// `@Attribute`, `@Relationship`, `@Transient`, `#Index` and `#Unique`: what `@Model` reads; alone they add nothing.
///
/// - Source: SwiftData, `Attribute(_:originalName:hashModifier:)` and the others.
enum AnnotationMacro: MacroExpanding {
  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String { "" }
}
