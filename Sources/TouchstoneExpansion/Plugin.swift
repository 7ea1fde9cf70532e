#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The compiler plugin that expands the macros of `TouchstoneUI`.
///
/// It implements the compiler's plugin protocol itself: swift-syntax would add minutes to the first build of every
/// package that uses Touchstone. The compiler has already parsed the source that it sends, so a tokenizer is enough.
///
/// - Source: the Swift compiler, `lib/ASTGen/Sources/SwiftCompilerPluginMessageHandling`.
package enum Plugin {
  /// The macros, by the type names in their declarations in `TouchstoneUI`.
  private static var macros: [String: any MacroExpanding.Type] {
    [
      "AnimatableDataMacro": AnimatableDataMacro.self,
      "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self,
      "AnimatableMacro": AnimatableMacro.self,
      "EntryMacro": EntryMacro.self,
      "EntryDefaultValueMacro": EntryDefaultValueMacro.self,
      "PreviewMacro": PreviewMacro.self,
      "PreviewableMacro": PreviewableMacro.self,
    ]
  }

  /// Answers requests until the compiler closes the connection.
  package static func main() throws {
    while let message = try MessageChannel.receive() {
      try MessageChannel.send(JSONEncoder().encode(answer(to: message)))
    }
  }

  /// Returns the answer to an encoded message.
  private static func answer(to message: Data) -> PluginMessage {
    do {
      return answer(to: try JSONDecoder().decode(HostMessage.self, from: message))
    } catch {
      return .expandMacroResult(diagnosing: "TouchstoneMacros could not decode the compiler's request: \(error)")
    }
  }

  /// Returns the answer to a message.
  static func answer(to message: HostMessage) -> PluginMessage {
    guard let request = message.expandFreestandingMacro ?? message.expandAttachedMacro else {
      return message.getCapability == nil
        ? .expandMacroResult(diagnosing: "TouchstoneMacros does not support this request from the compiler.")
        : .getCapabilityResult
    }
    guard let macro = macros[request.macro.typeName] else {
      return .expandMacroResult(
        diagnosing: "TouchstoneMacros has no macro of type \(request.macro.typeName).",
        at: request.syntax.location.position)
    }
    do {
      return .expandMacroResult(try macro.expansion(of: request))
    } catch {
      // A macro with an accessor and a peer is expanded twice; only one expansion reports the error.
      if macro == EntryMacro.self, request.role == .peer { return .expandMacroResult("") }
      return .expandMacroResult(
        diagnosing: error.message, at: request.syntax.location.position?.advanced(by: error.offset))
    }
  }
}
