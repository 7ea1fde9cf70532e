import TouchstoneSyntax

/// `@Previewable`: marks variables that `#Preview` extracts from its body.
///
/// The compiler expands some variables before `#Preview` has extracted them. It also expands all variables elsewhere,
/// where the attribute is an error.
///
/// - Source: SwiftUI, `Previewable()`.
enum PreviewableMacro: MacroExpanding {
  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String {
    if request.lexicalContext.contains(where: \.isPreview) { return "" }
    let tokens = try Lexer.tokens(of: request.syntax.source)
    throw SourceError(
      "@Previewable is only for variables at the top of the body of #Preview.",
      at: tokens.first?.range.lowerBound ?? 0)
  }
}

extension SourceSyntax {
  /// Whether this is `#Preview`, which itself rejects attributes that are not at the top level of its body.
  package var isPreview: Bool {
    guard let tokens = try? Lexer.tokens(of: source) else { return false }
    var cursor = TokenCursor(tokens)
    _ = cursor.readAttributes()
    _ = cursor.readModifiers()
    return cursor.skip("#") && cursor.readName() == "Preview"
  }
}
