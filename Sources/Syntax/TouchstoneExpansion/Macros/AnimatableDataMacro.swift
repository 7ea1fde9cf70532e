import TouchstoneSyntax

/// `@__AnimatableData`: reads and writes the variables whose key paths are in the initial value.
///
/// A part of the expansion of `@Animatable`.
enum AnimatableDataMacro: MacroExpanding {
  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String {
    let tokens = try Lexer.tokens(of: request.syntax.source)
    // A key path is a backslash, the type, a dot and the name.
    let names = tokens.indices.dropLast(3).filter { tokens[$0].text == "\\" }.map { tokens[$0 + 3].text }
    let values = names.map { "TouchstoneUI.__AnimatableVariable.data(of: self.\($0))" }
    let assignments = names.enumerated().map { index, name in
      let value = names.count == 1 ? "newValue.value" : "newValue.value.\(index)"
      return "  TouchstoneUI.__AnimatableVariable.set(&self.\(name), to: \(value))"
    }
    return """
      get {
        TouchstoneUI.AnimatableValues(\(values.joined(separator: ", ")))
      }
      set {
      \(assignments.joined(separator: "\n"))
      }
      """
  }
}
