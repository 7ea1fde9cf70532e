import Foundation
public import TouchstoneCore

extension Menu where Label == Text {
  /// Creates a menu with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleResource) })
  }

  /// Creates a menu with a title from a resource. A tap runs its action, and a long press opens it.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates a menu with a title from a resource and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { TouchstoneUI.Label(titleResource, systemImage: systemImage) })
  }

  /// Creates a menu with a title from a resource and a symbol. A tap runs its action, and a long press opens it.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { TouchstoneUI.Label(titleResource, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title from a resource and an image resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { TouchstoneUI.Label(titleResource, image: image) })
  }

  /// Creates a menu with a title from a resource and an image resource. A tap runs its action, and a long press
  /// opens it.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { TouchstoneUI.Label(titleResource, image: image) }, primaryAction: primaryAction)
  }
}
