import TouchstoneSyntax

/// `@Animatable`: the conformance to `Animatable`, and `animatableData` made of the stored variables.
///
/// The data has the types of the variables or of their own `animatableData`. The compiler decides which, from an initial
/// value that ``AnimatableDataMacro`` then replaces with accessors.
///
/// - Source: SwiftUI, `Animatable()`.
enum AnimatableMacro: MacroExpanding {
  /// Attributes that leave a variable stored in its instance; others are property wrappers and macros.
  private static let plainAttributes: Set<String> = ["available", "MainActor", "usableFromInline", "objc", "inlinable"]

  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String {
    switch request.role {
    case .extension:
      // The list is empty if the type conforms already, as every shape does.
      guard let type = request.extendedType?.source, request.conformances?.source.contains("Animatable") == true else {
        return ""
      }
      return "extension \(type): TouchstoneUI.Animatable {}"
    case .member: return try animatableData(of: request.syntax.source)
    case .accessor, .peer, .declaration, .memberAttribute, nil:
      throw SourceError("@Animatable can only be attached to a type.", at: 0)
    }
  }

  private static func animatableData(of source: String) throws(SourceError) -> String {
    let type = try TypeDeclaration(source)
    guard !type.variables.contains(where: { $0.name == "animatableData" }) else { return "" }
    let variables = type.variables.filter { $0.isStored && plainAttributes.isSuperset(of: $0.attributes) }
    guard !variables.isEmpty else {
      throw SourceError(
        "@Animatable needs a stored “var” without @AnimatableIgnored: there is nothing to animate.",
        at: type.name.range.lowerBound)
    }
    let access = type.modifiers.map(\.text).contains { ["public", "open"].contains($0) } ? "public " : ""
    let package = type.modifiers.contains { $0.text == "package" } ? "package " : ""
    let zeros = variables.map { "TouchstoneUI.__AnimatableVariable.zero(\\\(type.name.text).\($0.name))" }
    // Animations read and write the data of views outside the main actor.
    return """
      @TouchstoneUI.__AnimatableData
      \(access)\(package)nonisolated var animatableData = TouchstoneUI.AnimatableValues(
        \(zeros.joined(separator: ",\n  "))
      )
      """
  }
}
