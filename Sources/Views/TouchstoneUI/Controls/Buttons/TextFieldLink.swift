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

extension TextFieldLink where Label == Text {
  /// Creates a button with a localised title; the action never runs.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) { self.init(prompt: prompt, label: { Text(titleKey) }, onSubmit: onSubmit) }

  /// Creates a button with a title; the action never runs.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) { self.init(prompt: prompt, label: { Text(title) }, onSubmit: onSubmit) }
}
