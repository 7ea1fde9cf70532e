import TouchstoneCore

/// What the modifiers around a search field ask of it.
struct SearchSettings {
  /// Whether the field has the keyboard focus, if code has bound it.
  var focus: Binding<Bool>?
  var scopes: AnyView?
  var suggestions: AnyView?
}

extension EnvironmentValues {
  /// The settings of the search field inside.
  @Entry var searchSettings: SearchSettings = SearchSettings()
}
