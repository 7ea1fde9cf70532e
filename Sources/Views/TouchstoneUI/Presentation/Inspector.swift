public import TouchstoneCore

extension View {
  /// Shows an inspector while a value is true, drawn as a sheet, as on phones.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    presented(isPresented, as: .sheet, onDismiss: nil, content: content)
  }
}
