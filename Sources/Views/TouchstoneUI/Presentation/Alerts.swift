public import Foundation
public import TouchstoneCore
import TouchstoneDrawing

extension View {
  /// Shows an alert or a dialog while a value is true and there is content.
  nonisolated func alert(
    _ kind: AlertKind, isPresented: Binding<Bool>, content: @escaping () -> AlertContent?
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: { isPresented.wrappedValue }, dismiss: { isPresented.wrappedValue = false },
        content: { AnyView(content().map { AlertLayer(kind: kind, content: $0) }) },
        layer: { context, layer, source in
          kind == .dialog && context.environment.look.alerts.dialogWidth != nil
            ? context.bubble(layer, from: source) : context.evaluateOne(layer)
        }))
  }

  /// Shows an alert while a value is true.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(.alert, isPresented: isPresented) { AlertContent(title: title, actions: AnyView(actions())) }
  }

  /// Shows an alert with a message while a value is true.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(.alert, isPresented: isPresented) {
      AlertContent(title: title, message: AnyView(message()), actions: AnyView(actions()))
    }
  }

  /// Shows an alert about an error while a value is true and the error is not `nil`.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(.alert, isPresented: isPresented) {
      error.map { AlertContent(title: Text($0.errorDescription ?? ""), actions: AnyView(actions())) }
    }
  }

  /// Shows an alert about an error, with a message, while a value is true and the error is not `nil`.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alert(.alert, isPresented: isPresented) {
      error.map {
        AlertContent(
          title: Text($0.errorDescription ?? ""), message: AnyView(message($0)), actions: AnyView(actions($0)))
      }
    }
  }
}

/// An alert as a value, which is the older API.
///
/// - Source: SwiftUI, `Alert`.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Returns a button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// Returns a button that cancels, in semibold.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// Returns a button that cancels, with the title “Cancel”.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text(system: .cancel), action: action)
    }

    /// Returns a button for a destructive action, in red.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let content: AlertContent

  /// Creates an alert with one button, by default “OK”.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    content = AlertContent(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    content = AlertContent(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }
}

extension AlertContent {
  init(title: Text, message: Text?, buttons: [Alert.Button]) {
    self.init(title: title, message: message.map { AnyView($0) }, actions: AnyView(AlertValueButtons(buttons: buttons)))
  }
}

/// The buttons of an alert value.
private struct AlertValueButtons {
  let buttons: [Alert.Button]
}

extension AlertValueButtons: View {
  var body: some View {
    ForEach(0..<buttons.count, id: \.self) { index in
      Button(role: buttons[index].role, action: { buttons[index].action?() }) { buttons[index].label }
    }
  }
}

extension View {
  /// Shows an alert while a value is true.
  public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    alert(.alert, isPresented: isPresented) { content().content }
  }

  /// Shows an alert while an item is not `nil`.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    alert(.alert, isPresented: item.isPresent()) { item.wrappedValue.map { content($0).content } }
  }
}

extension Binding {
  /// Returns a binding to whether the value is not `nil`. Setting it to `false` sets the value to `nil`.
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
