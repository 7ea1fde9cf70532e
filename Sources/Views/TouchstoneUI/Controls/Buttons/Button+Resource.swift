public import TouchstoneCore

extension Button where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates a button with a title from a resource and an image resource.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action, label: { TouchstoneUI.Label(titleResource, image: image) })
  }

  /// Creates a button with a role, a title from a resource and an image resource.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: { TouchstoneUI.Label(titleResource, image: image) })
  }

  /// Creates a button with a title from a resource and a symbol.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: TouchstoneUI.Label(titleResource, systemImage: systemImage))
  }

  /// Creates a button with a title from a resource, a symbol and a role.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: TouchstoneUI.Label(titleResource, systemImage: systemImage))
  }
}

extension Button where Label == Text {
  /// Creates a button with a title from a resource.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(titleResource))
  }

  /// Creates a button with a title from a resource and a role.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleResource))
  }
}
