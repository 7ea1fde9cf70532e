public import TouchstoneCore

/// What is done when a person wants to rename something.
///
/// - Source: SwiftUI, `RenameAction`.
public struct RenameAction {
  let action: () -> Void

  /// Begins to rename.
  public func callAsFunction() { action() }
}

extension View {
  /// Says what is done when a person wants to rename something.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Gives the focus to a field when a person wants to rename something.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}
