public import TouchstoneCore

/// An action that opens a window in place of the view's own. Has no effect.
///
/// - Source: SwiftUI, `PushWindowAction`.
@MainActor
public struct PushWindowAction {
  nonisolated init() {}

  /// Opens a window by its identifier. Has no effect.
  public func callAsFunction(id: String) {}

  /// Opens a window for a value. Has no effect.
  public func callAsFunction<D: Hashable & Codable>(value: D) {}

  /// Opens a window by its identifier for a value. Has no effect.
  public func callAsFunction<D: Hashable & Codable>(id: String, value: D) {}
}

extension EnvironmentValues {
  /// The action that opens a window in place of the view's own.
  public var pushWindow: PushWindowAction { PushWindowAction() }
}
