/// `@Previewable`: marks variables for `#Preview`, which takes them out of its body.
///
/// The compiler asks for the expansion only where the variable is not in the body of a preview.
///
/// - Source: SwiftUI, `Previewable()`.
enum PreviewableMacro: MacroExpanding {
  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String {
    let tokens = try TokenReader.tokens(of: request.syntax.source)
    throw SourceError(
      "@Previewable is only for variables at the top of the body of #Preview.",
      at: tokens.first?.range.lowerBound ?? 0)
  }
}
