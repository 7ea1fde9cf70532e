/// A message from the compiler; exactly one of the properties has a value.
///
/// - Source: the Swift compiler, `HostToPluginMessage`.
package struct HostMessage: Decodable {
  /// A request for the plugin's capabilities.
  package struct Capability: Decodable {}

  package var getCapability: Capability?
  package var expandFreestandingMacro: ExpansionRequest?
  package var expandAttachedMacro: ExpansionRequest?
}

/// A request to expand a use of a macro.
package struct ExpansionRequest: Decodable {
  /// A reference to the declaration of a macro.
  package struct MacroReference: Decodable {
    package var typeName: String
  }

  /// The role of an expansion.
  package enum Role: String {
    case accessor
    case peer
    case declaration
    case `extension`
    case member
    case memberAttribute
  }

  package var macro: MacroReference
  /// The role; `nil` for roles that none of these macros has.
  package var role: Role?
  /// A mangled prefix that makes names unique in the program.
  package var discriminator: String
  /// The declaration that the macro is attached to, or the freestanding use itself.
  package var syntax: SourceSyntax
  /// The surrounding declarations without their members, innermost first.
  package var lexicalContext: [SourceSyntax]
  /// For an extension macro, the type to extend.
  package var extendedType: SourceSyntax?
  /// For an extension macro, a declaration that conforms to those of the macro's protocols that the type lacks.
  package var conformances: SourceSyntax?

  private enum CodingKeys: CodingKey {
    case macro, macroRole, discriminator, syntax, declSyntax, lexicalContext, extendedTypeSyntax, conformanceListSyntax
  }

  package init(
    macro: String, role: Role?, discriminator: String = "", syntax: SourceSyntax, lexicalContext: [SourceSyntax] = []
  ) {
    self.macro = MacroReference(typeName: macro)
    self.role = role
    self.discriminator = discriminator
    self.syntax = syntax
    self.lexicalContext = lexicalContext
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    macro = try values.decode(MacroReference.self, forKey: .macro)
    role = Role(rawValue: try values.decodeIfPresent(String.self, forKey: .macroRole) ?? "")
    discriminator = try values.decode(String.self, forKey: .discriminator)
    // For an attached macro, the declaration is sent separately; a freestanding use is the syntax itself.
    syntax =
      try values.decodeIfPresent(SourceSyntax.self, forKey: .declSyntax)
      ?? values.decode(SourceSyntax.self, forKey: .syntax)
    lexicalContext = try values.decodeIfPresent([SourceSyntax].self, forKey: .lexicalContext) ?? []
    extendedType = try values.decodeIfPresent(SourceSyntax.self, forKey: .extendedTypeSyntax)
    conformances = try values.decodeIfPresent(SourceSyntax.self, forKey: .conformanceListSyntax)
  }
}

/// A piece of the user's source code, including leading and trailing spaces and comments.
package struct SourceSyntax: Decodable {
  package var source: String
  package var location = SourceLocation()
}

/// The location of the start of a piece of source code, including leading spaces and comments.
package struct SourceLocation: Decodable {
  /// The file ID, in the form `Module/File.swift`.
  package var fileID = ""
  /// The path of the file as passed to the compiler.
  package var fileName = ""
  /// The offset from the start of the file, in bytes.
  package var offset = 0
  /// The line, counted from 1.
  package var line = 1
  /// The column in bytes, counted from 1.
  package var column = 1

  var position: DiagnosticPosition? { DiagnosticPosition(fileName: fileName, offset: offset) }
}
