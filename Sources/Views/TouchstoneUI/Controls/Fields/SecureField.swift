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
