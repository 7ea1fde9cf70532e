public import TouchstoneCore

extension WindowGroup {
  /// Creates windows that show values.
  public nonisolated init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(titleKey) { PresentedWindowContent<D, C>(content: content(.constant(nil))) }
  }

  /// Creates windows that show values.
  public nonisolated init<D: Hashable & Codable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(nil))) }
  }
}

/// Opens a window; there are none here, so that nothing happens.
///
/// - Source: SwiftUI, `OpenWindowAction`.
public struct OpenWindowAction {
  /// Opens a window by its name; nothing happens here.
  @MainActor public func callAsFunction(id: String) {}

  /// Opens a window for a value; nothing happens here.
  @MainActor public func callAsFunction<D: Hashable & Codable>(value: D) {}

  /// Opens a window by its name for a value; nothing happens here.
  @MainActor public func callAsFunction<D: Hashable & Codable>(id: String, value: D) {}
}

/// Closes a window; there are none here, so that nothing happens.
///
/// - Source: SwiftUI, `DismissWindowAction`.
public struct DismissWindowAction {
  /// Closes the window of the view; nothing happens here.
  @MainActor public func callAsFunction() {}

  /// Closes a window by its name; nothing happens here.
  @MainActor public func callAsFunction(id: String) {}
}

extension EnvironmentValues {
  /// Opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
