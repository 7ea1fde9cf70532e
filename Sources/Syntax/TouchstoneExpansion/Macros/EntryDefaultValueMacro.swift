import TouchstoneSyntax

/// `@__EntryDefaultValue`: evaluates the initial value on each read; the property has the type of that value.
///
/// A computed property must be declared with a type; an accessor on a variable with an initial value need not.
///
/// - Source: SwiftUI, `__EntryDefaultValue()`.
enum EntryDefaultValueMacro: MacroExpanding {
  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String {
    let variable = try VariableDeclaration(request.syntax.source)
    guard let value = variable.value else {
      throw SourceError("@__EntryDefaultValue needs an initial value.", at: variable.name.range.lowerBound)
    }
    // With `return`, a value such as `#line` or `yield()` is not parsed as a statement.
    return """
      get {
        return \(request.syntax.source[bytes: value])
      }
      """
  }
}
