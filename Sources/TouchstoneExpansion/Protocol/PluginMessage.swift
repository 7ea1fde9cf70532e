/// An answer to the compiler.
///
/// - Source: the Swift compiler, `PluginToHostMessage`.
enum PluginMessage: Encodable, Equatable {
  struct Capability: Encodable, Equatable {
    /// The version of Swift 6's messages.
    var protocolVersion = 7
  }

  case getCapabilityResult(capability: Capability)
  case expandMacroResult(expandedSource: String?, diagnostics: [MacroDiagnostic])

  static let getCapabilityResult = PluginMessage.getCapabilityResult(capability: Capability())

  static func expandMacroResult(_ source: String) -> PluginMessage {
    .expandMacroResult(expandedSource: source, diagnostics: [])
  }

  /// An error instead of an expansion.
  static func expandMacroResult(diagnosing message: String, at position: DiagnosticPosition? = nil) -> PluginMessage {
    .expandMacroResult(
      expandedSource: nil,
      diagnostics: [
        MacroDiagnostic(message: message, position: position ?? DiagnosticPosition(fileName: "", offset: 0))
      ])
  }
}

/// An error at a place of the user's source.
struct MacroDiagnostic: Encodable, Equatable {
  /// Further places, notes and corrections; none here gives any.
  struct Nothing: Encodable, Equatable {}

  var message: String
  var severity = "error"
  var position: DiagnosticPosition
  var highlights: [Nothing] = []
  var notes: [Nothing] = []
  var fixIts: [Nothing] = []
}

/// A place in a file.
struct DiagnosticPosition: Encodable, Equatable {
  var fileName: String
  /// In bytes from the file's beginning.
  var offset: Int

  func advanced(by count: Int) -> DiagnosticPosition {
    DiagnosticPosition(fileName: fileName, offset: offset + count)
  }
}
