public import TouchstoneCore

extension View {
  /// Shows a dialog at the bottom while a value is true. Its title is hidden unless code makes it visible.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(.dialog, isPresented: isPresented) {
      AlertContent(title: titleVisibility == .visible ? title : nil, actions: AnyView(actions()))
    }
  }

  /// Shows a dialog with a message at the bottom while a value is true. Its title is hidden unless code makes it
  /// visible.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(.dialog, isPresented: isPresented) {
      AlertContent(
        title: titleVisibility == .visible ? title : nil, message: AnyView(message()), actions: AnyView(actions()))
    }
  }
}
