public import TouchstoneCore

extension View {
  /// Covers the screen while a value is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented(isPresented, as: .screen, onDismiss: onDismiss, content: content)
  }

  /// Covers the screen while an item is not `nil`.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presented(item, as: .screen, onDismiss: onDismiss, content: content)
  }
}
