import Foundation
public import TouchstoneCore
import TouchstoneDrawing

extension View {
  /// Shows an alert while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with a message while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert about data while a value is true and the data is not `nil`.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(.alert, isPresented: isPresented) {
      data.map { AlertContent(title: Text(titleResource), actions: AnyView(actions($0))) }
    }
  }

  /// Shows an alert about data, with a message, while a value is true and the data is not `nil`.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(.alert, isPresented: isPresented) {
      data.map {
        AlertContent(title: Text(titleResource), message: AnyView(message($0)), actions: AnyView(actions($0)))
      }
    }
  }
}
