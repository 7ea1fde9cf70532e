import TouchstoneExpansion
import TouchstoneSyntax

/// `#Rule`: a call of `Tips.Rule` with the same arguments.
///
/// - Source: TipKit, `Rule(_:_:)`.
enum RuleMacro: MacroExpanding {
  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String {
    let source = request.syntax.source
    let call = try MacroCall(source)
    guard !call.arguments.isEmpty else {
      throw SourceError("#Rule needs an event or a parameter, and a condition.", at: call.argumentsStart)
    }
    return "TipKit.Tips.Rule" + source[bytes: call.argumentsStart..<source.utf8.count]
  }
}

/// `@Parameter` of a tip: a constant with the value, and accessors of the variable.
///
/// - Source: TipKit, `Parameter(_:)`.
enum TipParameterMacro: MacroExpanding {
  static let hasAccessor = true

  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String {
    let source = request.syntax.source
    let variable = try VariableDeclaration(source)
    guard let value = variable.value.map({ source[bytes: $0] }), variable.specifier.text == "var",
      variable.modifiers.contains(where: { $0.text == "static" })
    else {
      throw SourceError(
        "@Parameter needs a variable of the type with a value: “static var \(variable.name.text) = false”.",
        at: variable.specifier.range.lowerBound)
    }
    let storage = "$\(variable.plainName)"
    switch request.role {
    case .accessor:
      return """
        get {
          \(storage).wrappedValue
        }
        set {
          \(storage).wrappedValue = newValue
        }
        """
    case .peer:
      let type = variable.type.map { "<\(source[bytes: $0])>" } ?? ""
      return "static let \(storage) = TipKit.Tips.Parameter\(type)(wrappedValue: \(value))"
    case .declaration, .extension, .member, .memberAttribute, nil:
      throw SourceError("@Parameter can only be attached to a variable.", at: variable.name.range.lowerBound)
    }
  }
}
