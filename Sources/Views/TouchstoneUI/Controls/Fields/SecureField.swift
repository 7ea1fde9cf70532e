import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A text field that shows a bullet for each character.
///
/// - Source: SwiftUI, `SecureField`.
public struct SecureField<Label> where Label: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
}

extension SecureField: View, PrimitiveView {
  /// Creates a field whose label is shown while the text is empty.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    TextField(text: text, prompt: prompt, axis: .horizontal, label: label, isSecure: true).makeNodes(context)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localised title that is shown while the text is empty.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  /// Creates a field with a title that is shown while the text is empty.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  /// Creates a field with a localised title. The prompt, or else the title, is shown while the text is empty.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a title. The prompt, or else the title, is shown while the text is empty.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// Creates a field with a localised title. The action at the end of editing is never called.
  @available(*, deprecated, message: "Use onSubmit.")
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  /// Creates a field with a title. The action at the end of editing is never called.
  @available(*, deprecated, message: "Use onSubmit.")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
  }
}
