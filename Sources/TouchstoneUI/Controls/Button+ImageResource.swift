public import TouchstoneCore

extension Button where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates a button with a text, looked up in the tables of strings, and the picture of an image set.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action, label: { TouchstoneUI.Label(titleKey, image: image) })
  }

  /// Creates a button with a text, as it is, and the picture of an image set.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action, label: { TouchstoneUI.Label(title, image: image) })
  }

  /// Creates a button for a purpose with a text and the picture of an image set.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: { TouchstoneUI.Label(titleKey, image: image) })
  }

  /// Creates a button for a purpose with a text, as it is, and the picture of an image set.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: { TouchstoneUI.Label(title, image: image) })
  }
}
