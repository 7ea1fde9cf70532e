import TouchstoneExpansion

/// The compiler plugin with the macros of `TouchstoneData`.
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
      ])
    try plugin.run()
  }
}
