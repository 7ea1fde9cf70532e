public import TouchstoneCore

extension View {
  /// Shows an alert about data while a value is true and the data is not `nil`.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(.alert, isPresented: isPresented) {
      data.map { AlertContent(title: title, actions: AnyView(actions($0))) }
    }
  }

  /// Shows an alert about data, with a message, while a value is true and the data is not `nil`.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(.alert, isPresented: isPresented) {
      data.map { AlertContent(title: title, message: AnyView(message($0)), actions: AnyView(actions($0))) }
    }
  }
}
