import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A control that writes a text and shows a bullet for each of its characters.
///
/// - Source: SwiftUI, `SecureField`.
public struct SecureField<Label> where Label: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
}

extension SecureField: View, PrimitiveView {
  public typealias Body = Never

  /// Creates a field; the label is shown while there is no text.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let bullets = String(repeating: "•", count: text.wrappedValue.count)
    return context.evaluate(
      FieldBody(
        text: bullets,
        placeholder: prompt.map { AnyView($0) } ?? AnyView(label)
      )
      .modifier(TextInputModifier(text: text, label: label.spokenLabel, role: .secureField, shown: bullets)))
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a text that is shown while there is none, looked up in the tables of strings.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  /// Creates a field with a text that is shown while there is none, as it stands.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  /// Creates a field; the prompt, or else the title, is shown while there is no text.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field; the prompt, or else the title, is shown while there is no text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// Creates a field; the action at the end of editing is never called here.
  @available(*, deprecated, message: "Use onSubmit.")
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  /// Creates a field; the action at the end of editing is never called here.
  @available(*, deprecated, message: "Use onSubmit.")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
  }
}
