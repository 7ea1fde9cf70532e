public import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A control for editing text of many lines, which takes all the space it is proposed.
///
/// - Source: SwiftUI, `TextEditor`.
public struct TextEditor {
  let text: Binding<String>
  /// What is shown, if it has attributes.
  var attributed: AttributedString?

  /// Creates an editor that shows as many lines of a text, from its start, as fit.
  public nonisolated init(text: Binding<String>) {
    self.text = text
  }

  /// Creates an editor with a selection, which is not visible in pictures.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
  }
}

extension TextEditor {
  /// Creates an editor of a text with attributes. The selection is not visible in pictures.
  public nonisolated init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.init(
      text: Binding(
        get: { String(text.wrappedValue.characters) }, set: { text.wrappedValue = AttributedString($0) }))
    attributed = text.wrappedValue
  }
}

extension TextEditor: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let editor = EditorBody(text: attributed.map { Text($0) } ?? Text(verbatim: text.wrappedValue)).modifier(
      TextInputModifier(text: text, shown: text.wrappedValue))
    let configuration = TextEditorStyleConfiguration(editor: AnyView(editor))
    return context.evaluate(configuration, default: AutomaticTextEditorStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// The text at the top left, inset as in `UITextView`.
private struct EditorBody: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.look.controls) private var metrics
  let text: Text

  var body: some View {
    content
      .padding(.horizontal, metrics.editorPadding.width)
      .padding(.vertical, metrics.editorPadding.height)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .clipped()
  }

  @ViewBuilder private var content: some View {
    if isFocused {
      text.textRenderer(CaretRenderer(width: metrics.field.caretWidth))
    } else {
      text
    }
  }
}
