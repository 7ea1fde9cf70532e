import TouchstoneSyntax

/// `@AnimatableIgnored`: marks a variable that `@Animatable` leaves out; the variable itself stays as it is.
///
/// - Source: SwiftUI, `AnimatableIgnored()`.
enum AnimatableIgnoredMacro: MacroExpanding {
  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String { "" }
}
