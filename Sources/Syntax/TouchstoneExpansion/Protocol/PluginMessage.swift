/// An answer to the compiler.
///
/// - Source: the Swift compiler, `PluginToHostMessage`.
enum PluginMessage: Encodable, Equatable {
  struct Capability: Encodable, Equatable {
    /// The protocol version of Swift 6.
    var protocolVersion = 7
  }

  case getCapabilityResult(capability: Capability)
  case expandMacroResult(expandedSource: String?, diagnostics: [MacroDiagnostic])

  static let getCapabilityResult = PluginMessage.getCapabilityResult(capability: Capability())

  static func expandMacroResult(_ source: String) -> PluginMessage {
    .expandMacroResult(expandedSource: source, diagnostics: [])
  }

  /// Returns a result with an error instead of an expansion.
  static func expandMacroResult(diagnosing message: String, at position: DiagnosticPosition? = nil) -> PluginMessage {
    .expandMacroResult(
      expandedSource: nil,
      diagnostics: [
        MacroDiagnostic(message: message, position: position ?? DiagnosticPosition(fileName: "", offset: 0))
      ])
  }
}

/// An error at a position in the user's source code.
struct MacroDiagnostic: Encodable, Equatable {
  /// The element type of highlights, notes and fix-its, which are always empty.
  struct Nothing: Encodable, Equatable {}

  var message: String
  var severity = "error"
  var position: DiagnosticPosition
  var highlights: [Nothing] = []
  var notes: [Nothing] = []
  var fixIts: [Nothing] = []
}

/// A position in a file.
struct DiagnosticPosition: Encodable, Equatable {
  var fileName: String
  /// The offset from the start of the file, in bytes.
  var offset: Int

  func advanced(by count: Int) -> DiagnosticPosition {
    DiagnosticPosition(fileName: fileName, offset: offset + count)
  }
}
