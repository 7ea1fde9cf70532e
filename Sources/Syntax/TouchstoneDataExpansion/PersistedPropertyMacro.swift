import TouchstoneExpansion
import TouchstoneSyntax

/// `@_PersistedProperty`: stores a variable of a model so that it can be loaded, observed and rolled back.
///
/// `@Model` adds it to each variable that is in the model store.
enum PersistedPropertyMacro: MacroExpanding {
  static let hasAccessor = true

  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String {
    let source = request.syntax.source
    let tokens = try Lexer.tokens(of: source)
    var cursor = TokenCursor(tokens)
    let variable = try VariableDeclaration(&cursor)
    if let observers = StoredVariable.observers(of: variable, in: tokens) {
      throw SourceError(
        "Observers of a model's variable are not supported: use “.onChange(of:)” in the view that shows it.",
        at: observers.range.lowerBound)
    }
    let storage = "_\(variable.plainName)"
    switch request.role {
    // SAFETY: as for the state of the model, in `ModelMacro`.
    case .peer: return "nonisolated(unsafe) private var \(storage)\(try declaration(variable, source))"
    case .accessor:
      let name = SourceText.literal(String(variable.plainName))
      let path = "\\.\(variable.name.text)"
      return """
        @storageRestrictions(initializes: \(storage))
        init(initialValue) {
          \(storage) = TouchstoneData._Stored(initialValue)
        }
        get {
          _$read(\(path))
          return if let value = \(storage).value { value } else { _$load(\\.\(storage), \(name)) }
        }
        set {
          _$write(\(path), \\.\(storage), \(name), newValue)
        }
        """
    case .declaration, .extension, .member, .memberAttribute, nil:
      throw SourceError("Only @Model adds this macro.", at: variable.name.range.lowerBound)
    }
  }

  /// Returns the type and the initial value of the storage.
  private static func declaration(_ variable: VariableDeclaration, _ source: String) throws(SourceError) -> String {
    let value = variable.value.map { source[bytes: $0] }
    guard var type = variable.type.map({ String(source[bytes: $0]) }) else {
      guard let value else {
        throw SourceError("A model's variable needs a type or a value.", at: variable.name.range.lowerBound)
      }
      return " = TouchstoneData._Stored(\(value))"
    }
    if type.hasSuffix("!") { type = type.dropLast() + "?" }
    let isOptional = type.hasSuffix("?") || type.hasPrefix("Optional<")
    let initial = value.map { " = TouchstoneData._Stored(\($0))" }
    return ": TouchstoneData._Stored<\(type)>"
      + (initial ?? (isOptional ? " = TouchstoneData._Stored(nil)" : ""))
  }
}
