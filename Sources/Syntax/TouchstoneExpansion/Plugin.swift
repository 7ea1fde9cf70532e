import TouchstoneSyntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A compiler plugin: the macros that a program expands.
///
/// It implements the compiler's plugin protocol itself: swift-syntax would add minutes to the first build of every
/// package that uses Touchstone. The compiler has already parsed the source that it sends, so a tokenizer is enough.
///
/// - Source: the Swift compiler, `lib/ASTGen/Sources/SwiftCompilerPluginMessageHandling`.
package struct Plugin {
  /// The module of the program, for messages.
  private let module: String
  /// The macros, by the type names in their declarations.
  private let macros: [String: any MacroExpanding.Type]

  package init(module: String, macros: [String: any MacroExpanding.Type]) {
    self.module = module
    self.macros = macros
  }

  /// The plugin with the macros of `TouchstoneUI`.
  package static var views: Plugin {
    Plugin(
      module: "TouchstoneMacros",
      macros: [
        "AnimatableDataMacro": AnimatableDataMacro.self,
        "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self,
        "AnimatableMacro": AnimatableMacro.self,
        "EntryMacro": EntryMacro.self,
        "EntryDefaultValueMacro": EntryDefaultValueMacro.self,
        "PreviewMacro": PreviewMacro.self,
        "PreviewableMacro": PreviewableMacro.self,
      ])
  }

  /// Answers requests until the compiler closes the connection.
  package func run() throws {
    while let message = try MessageChannel.receive() {
      try MessageChannel.send(JSONEncoder().encode(answer(to: message)))
    }
  }

  /// Returns the answer to an encoded message.
  private func answer(to message: Data) -> PluginMessage {
    do {
      return answer(to: try JSONDecoder().decode(HostMessage.self, from: message))
    } catch {
      return .expandMacroResult(diagnosing: "\(module) could not decode the compiler's request: \(error)")
    }
  }

  /// Returns the answer to a message.
  func answer(to message: HostMessage) -> PluginMessage {
    guard let request = message.expandFreestandingMacro ?? message.expandAttachedMacro else {
      return message.getCapability == nil
        ? .expandMacroResult(diagnosing: "\(module) does not support this request from the compiler.")
        : .getCapabilityResult
    }
    guard let macro = macros[request.macro.typeName] else {
      return .expandMacroResult(
        diagnosing: "\(module) has no macro of type \(request.macro.typeName).",
        at: request.syntax.location.position)
    }
    do {
      return .expandMacroResult(try macro.expansion(of: request))
    } catch {
      // A macro with an accessor and a peer is expanded twice; only one expansion reports the error.
      if macro.hasAccessor, request.role == .peer { return .expandMacroResult("") }
      return .expandMacroResult(
        diagnosing: error.message, at: request.syntax.location.position?.advanced(by: error.offset))
    }
  }
}
