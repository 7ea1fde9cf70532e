public import TouchstoneCore

extension TextFieldLink where Label == Text {
  /// Creates a button with a title from a resource; the action never runs.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) { self.init(prompt: prompt, label: { Text(titleResource) }, onSubmit: onSubmit) }
}
