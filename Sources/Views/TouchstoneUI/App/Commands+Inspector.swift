import TouchstoneCore

/// The commands that format text, which are never shown.
///
/// - Source: SwiftUI, `TextFormattingCommands`.
public struct TextFormattingCommands: Sendable {
  /// Creates the commands.
  public nonisolated init() {}
}

/// The command that shows the inspector, which is never shown.
///
/// - Source: SwiftUI, `InspectorCommands`.
public struct InspectorCommands: Sendable {
  /// Creates the command.
  public nonisolated init() {}
}

/// The commands that import from other devices, which are never shown.
///
/// - Source: SwiftUI, `ImportFromDevicesCommands`.
public struct ImportFromDevicesCommands: Sendable {
  /// Creates the commands.
  public nonisolated init() {}
}

extension TextFormattingCommands: Commands {}

extension InspectorCommands: Commands {}

extension ImportFromDevicesCommands: Commands {}
