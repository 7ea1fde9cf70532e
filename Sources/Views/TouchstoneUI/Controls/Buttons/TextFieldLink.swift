public import TouchstoneCore

/// A button that asks for text, which never happens in pictures.
///
/// - Source: SwiftUI, `TextFieldLink`.
public struct TextFieldLink<Label> where Label: View {
  let label: Label

  /// Creates a button with a label; the action never runs.
  public nonisolated init(
    prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void
  ) { self.label = label() }
}

extension TextFieldLink: View {
  public var body: some View { Button(action: {}, label: { label }) }
}
