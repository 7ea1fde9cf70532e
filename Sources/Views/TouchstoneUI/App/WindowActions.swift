public import TouchstoneCore

/// An action that opens a window. Has no effect.
///
/// - Source: SwiftUI, `OpenWindowAction`.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}

  /// Opens a window by its identifier. Has no effect.
  public func callAsFunction(id: String) {}

  /// Opens a window for a value. Has no effect.
  public func callAsFunction<D: Hashable & Codable>(value: D) {}

  /// Opens a window by its identifier for a value. Has no effect.
  public func callAsFunction<D: Hashable & Codable>(id: String, value: D) {}

  /// Whether an opened window shares its space.
  ///
  /// - Source: SwiftUI, `OpenWindowAction.SharingBehavior`.
  public struct SharingBehavior: Sendable {
    /// Shares the space if possible.
    public static let requested = SharingBehavior()
    /// Fails if the space can't be shared.
    public static let required = SharingBehavior()
  }

  /// Opens a window by its identifier. Has no effect.
  public func callAsFunction(id: String, sharingBehavior: SharingBehavior) async throws {}

  /// Opens a window for a value. Has no effect.
  public func callAsFunction<D: Hashable & Codable>(
    value: D, sharingBehavior: SharingBehavior
  ) async throws {}

  /// Opens a window by its identifier for a value. Has no effect.
  public func callAsFunction<D: Hashable & Codable>(
    id: String, value: D, sharingBehavior: SharingBehavior
  ) async throws {}
}

/// An action that closes a window. Has no effect.
///
/// - Source: SwiftUI, `DismissWindowAction`.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}

  /// Closes the window of the view. Has no effect.
  public func callAsFunction() {}

  /// Closes a window by its identifier. Has no effect.
  public func callAsFunction(id: String) {}

  /// Closes the window of a value. Has no effect.
  public func callAsFunction<D: Hashable & Codable>(value: D) {}

  /// Closes a window by its identifier and value. Has no effect.
  public func callAsFunction<D: Hashable & Codable>(id: String, value: D) {}
}

extension EnvironmentValues {
  /// The action that opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// The action that closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
