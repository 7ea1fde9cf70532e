import TouchstoneExpansion

/// The compiler plugin with the macros of `TouchstoneData` and `TipKit`.
package enum ModelMacros {
  /// Answers requests until the compiler closes the connection.
  package static func main() throws {
    let plugin = Plugin(
      module: "TouchstoneDataMacros",
      macros: [
        "AnnotationMacro": AnnotationMacro.self,
        "ModelActorMacro": ModelActorMacro.self,
        "ModelMacro": ModelMacro.self,
        "PersistedPropertyMacro": PersistedPropertyMacro.self,
        "QueryMacro": QueryMacro.self,
        "RuleMacro": RuleMacro.self,
        "TipParameterMacro": TipParameterMacro.self,
      ])
    try plugin.run()
  }
}
