public import TouchstoneCore

extension View {
  /// Shows a dialog about data at the bottom while a value is true and the data is not `nil`. Its title is hidden unless
  /// code makes it visible.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(.dialog, isPresented: isPresented) {
      data.map { AlertContent(title: titleVisibility == .visible ? title : nil, actions: AnyView(actions($0))) }
    }
  }

  /// Shows a dialog about data, with a message, at the bottom while a value is true and the data is not `nil`. Its title
  /// is hidden unless code makes it visible.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(.dialog, isPresented: isPresented) {
      data.map {
        AlertContent(
          title: titleVisibility == .visible ? title : nil, message: AnyView(message($0)),
          actions: AnyView(actions($0)))
      }
    }
  }
}
