public import TouchstoneCore

/// The action that starts renaming something.
///
/// - Source: SwiftUI, `RenameAction`.
public struct RenameAction {
  let action: () -> Void

  /// Starts renaming.
  public func callAsFunction() { action() }
}

extension View {
  /// Sets the action that starts renaming something.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Focuses a field when renaming starts.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}
