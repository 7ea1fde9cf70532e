import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A control that shows and writes a text of many lines, in all the room that it is offered.
///
/// - Source: SwiftUI, `TextEditor`.
public struct TextEditor {
  let text: Binding<String>

  /// Creates a control that shows the lines of a text from its start, as many as fit.
  public nonisolated init(text: Binding<String>) {
    self.text = text
  }

  /// Creates an editor with a selection, which no picture shows.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
  }
}

extension TextEditor: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    context.evaluate(
      EditorBody(text: text.wrappedValue).modifier(TextInputModifier(text: text, shown: text.wrappedValue)))
  }
}

/// How text editors look.
///
/// - Source: SwiftUI, `TextEditorStyle`.
public protocol TextEditorStyle {}

/// The usual style.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  /// Creates the style; `.automatic` is shorter.
  public init() {}
}

/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  /// Creates the style; `.plain` is shorter.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The usual style: the text alone.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text alone.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets how text editors look; both styles look the same in a picture.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }

  /// Says whether people can search the text. Ignored in pictures.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// The text at the top left, 5 points from the sides and 8 from the top, as in `UITextView`.
private struct EditorBody: View {
  let text: String

  var body: some View {
    Text(verbatim: text)
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .clipped()
  }
}
