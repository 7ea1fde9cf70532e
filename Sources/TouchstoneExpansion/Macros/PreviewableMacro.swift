/// `@Previewable`: marks variables for `#Preview`, which takes them out of its body.
///
/// The compiler asks for the expansion of some variables before `#Preview` has taken them out, and of all that are
/// elsewhere, where they are an error.
///
/// - Source: SwiftUI, `Previewable()`.
enum PreviewableMacro: MacroExpanding {
  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String {
    if request.lexicalContext.contains(where: \.isPreview) { return "" }
    let tokens = try TokenReader.tokens(of: request.syntax.source)
    throw SourceError(
      "@Previewable is only for variables at the top of the body of #Preview.",
      at: tokens.first?.range.lowerBound ?? 0)
  }
}

extension SourceSyntax {
  /// Whether this is `#Preview`, which refuses tags that are not at the top of its body.
  fileprivate var isPreview: Bool {
    guard let tokens = try? TokenReader.tokens(of: source) else { return false }
    var cursor = TokenCursor(tokens)
    _ = cursor.readAttributes()
    _ = cursor.readModifiers()
    return cursor.skip("#") && cursor.readName() == "Preview"
  }
}
