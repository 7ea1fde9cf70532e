public import TouchstoneCore

extension View {
  /// Shows a sheet above the screen while a value is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented(isPresented, as: .sheet, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet above the screen while an item is not `nil`.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presented(item, as: .sheet, onDismiss: onDismiss, content: content)
  }
}
