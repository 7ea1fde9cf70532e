public import Foundation

/// The name of an image set and where it lies.
///
/// Xcode writes one constant for each image set; elsewhere write them by hand, as for ``ColorResource``.
///
/// - Source: Developer tools support, `ImageResource`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the name of an image set in the asset catalogue of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Creates the picture of an image set.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a text, looked up in the tables of strings, and the picture of an image set.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label with a text, as it is, and the picture of an image set.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

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
