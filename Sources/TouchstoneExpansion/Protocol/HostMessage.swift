/// A message of the compiler: one of these, under its name.
///
/// - Source: the Swift compiler, `HostToPluginMessage`.
struct HostMessage: Decodable {
  /// Asks what the plugin can do.
  struct Capability: Decodable {}

  var getCapability: Capability?
  var expandFreestandingMacro: ExpansionRequest?
  var expandAttachedMacro: ExpansionRequest?
}

/// The use of a macro that is to be expanded.
struct ExpansionRequest: Decodable {
  /// How the macro was declared.
  struct MacroReference: Decodable {
    var typeName: String
  }

  /// What the expansion is for.
  enum Role: String {
    case accessor
    case peer
    case declaration
  }

  var macro: MacroReference
  /// `nil` for roles that no macro here has.
  var role: Role?
  /// A mangled prefix that makes names unique in the program.
  var discriminator: String
  /// The declaration that the macro is attached to, or the freestanding use itself.
  var syntax: SourceSyntax
  /// The declarations around, the innermost first, without their members.
  var lexicalContext: [SourceSyntax]

  private enum CodingKeys: CodingKey {
    case macro, macroRole, discriminator, syntax, declSyntax, lexicalContext
  }

  init(
    macro: String, role: Role?, discriminator: String = "", syntax: SourceSyntax, lexicalContext: [SourceSyntax] = []
  ) {
    self.macro = MacroReference(typeName: macro)
    self.role = role
    self.discriminator = discriminator
    self.syntax = syntax
    self.lexicalContext = lexicalContext
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    macro = try values.decode(MacroReference.self, forKey: .macro)
    role = Role(rawValue: try values.decodeIfPresent(String.self, forKey: .macroRole) ?? "")
    discriminator = try values.decode(String.self, forKey: .discriminator)
    // An attached macro comes with the declaration, a freestanding one is the whole syntax.
    syntax =
      try values.decodeIfPresent(SourceSyntax.self, forKey: .declSyntax)
      ?? values.decode(SourceSyntax.self, forKey: .syntax)
    lexicalContext = try values.decodeIfPresent([SourceSyntax].self, forKey: .lexicalContext) ?? []
  }
}

/// A piece of the user's source, with the spaces and comments before and after it.
struct SourceSyntax: Decodable {
  var source: String
  var location = SourceLocation()
}

/// Where a piece of source begins, spaces and comments included.
struct SourceLocation: Decodable {
  /// `Module/File.swift`.
  var fileID = ""
  /// The file's path, as the compiler was given it.
  var fileName = ""
  /// In bytes from the file's beginning.
  var offset = 0
  /// From 1.
  var line = 1
  /// From 1, in bytes.
  var column = 1

  var position: DiagnosticPosition? { DiagnosticPosition(fileName: fileName, offset: offset) }
}
