public import TouchstoneCore

extension WindowGroup {
  /// Creates windows for values.
  public nonisolated init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(titleKey) { PresentedWindowContent<D, C>(content: content(.constant(nil))) }
  }

  /// Creates windows for values.
  public nonisolated init<D: Hashable & Codable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(nil))) }
  }
}

/// An action that opens a window. Has no effect.
///
/// - Source: SwiftUI, `OpenWindowAction`.
public struct OpenWindowAction {
  /// Opens a window by its identifier. Has no effect.
  @MainActor public func callAsFunction(id: String) {}

  /// Opens a window for a value. Has no effect.
  @MainActor public func callAsFunction<D: Hashable & Codable>(value: D) {}

  /// Opens a window by its identifier for a value. Has no effect.
  @MainActor public func callAsFunction<D: Hashable & Codable>(id: String, value: D) {}
}

/// An action that closes a window. Has no effect.
///
/// - Source: SwiftUI, `DismissWindowAction`.
public struct DismissWindowAction {
  /// Closes the window of the view. Has no effect.
  @MainActor public func callAsFunction() {}

  /// Closes a window by its identifier. Has no effect.
  @MainActor public func callAsFunction(id: String) {}
}

extension EnvironmentValues {
  /// The action that opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// The action that closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
