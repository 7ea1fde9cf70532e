public import TouchstoneCore

extension Button where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates a button with a localised title and an image resource.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action, label: { TouchstoneUI.Label(titleKey, image: image) })
  }

  /// Creates a button with a title and an image resource.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action, label: { TouchstoneUI.Label(title, image: image) })
  }

  /// Creates a button with a role, a localised title and an image resource.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: { TouchstoneUI.Label(titleKey, image: image) })
  }

  /// Creates a button with a role, a title and an image resource.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: { TouchstoneUI.Label(title, image: image) })
  }
}
