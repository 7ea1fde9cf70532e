import Foundation
public import TouchstoneCore

extension Menu where Label == Text {
  /// Creates a menu with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a menu with a localised title. A tap runs its action, and a long press opens it.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a menu with a title. A tap runs its action, and a long press opens it.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates a menu with a localised title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { TouchstoneUI.Label(titleKey, systemImage: systemImage) })
  }

  /// Creates a menu with a localised title and a symbol. A tap runs its action, and a long press opens it.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { TouchstoneUI.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { TouchstoneUI.Label(title, systemImage: systemImage) })
  }

  /// Creates a menu with a title and a symbol. A tap runs its action, and a long press opens it.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { TouchstoneUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates a menu with a localised title and an image resource.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { TouchstoneUI.Label(titleKey, image: image) })
  }

  /// Creates a menu with a localised title and an image resource. A tap runs its action, and a long press
  /// opens it.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { TouchstoneUI.Label(titleKey, image: image) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a title and an image resource.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { TouchstoneUI.Label(title, image: image) })
  }

  /// Creates a menu with a title and an image resource. A tap runs its action, and a long press opens it.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { TouchstoneUI.Label(title, image: image) }, primaryAction: primaryAction)
  }
}
