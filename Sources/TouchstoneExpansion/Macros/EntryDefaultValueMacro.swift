/// `@__EntryDefaultValue`: makes a new value whenever it is read, of its initial value's type.
///
/// A computed property cannot be declared without its type; an accessor for a variable with an initial value can.
///
/// - Source: SwiftUI, `__EntryDefaultValue()`.
enum EntryDefaultValueMacro: MacroExpanding {
  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String {
    let variable = try VariableDeclaration(request.syntax.source)
    guard let value = variable.value else {
      throw SourceError("@__EntryDefaultValue needs an initial value.", at: variable.name.range.lowerBound)
    }
    // With “return”, a value such as #line or yield() is no statement.
    return """
      get {
        return \(request.syntax.source[bytes: value])
      }
      """
  }
}
