public import TouchstoneCore

/// A preview of a shared item. Nothing is ever shared.
///
/// - Source: SwiftUI, `SharePreview`.
public struct SharePreview<PreviewImage, PreviewIcon> where PreviewImage: Transferable, PreviewIcon: Transferable {}

extension SharePreview {
  /// Creates a preview with a localised title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage, icon: PreviewIcon) {}
  /// Creates a preview with a title, an image and an icon.
  public init(_ title: Text, image: PreviewImage, icon: PreviewIcon) {}
  /// Creates a preview with a title, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: PreviewImage, icon: PreviewIcon) {}
}

extension SharePreview where PreviewIcon == Never {
  /// Creates a preview with a localised title and an image.
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage) {}
  /// Creates a preview with a title and an image.
  public init(_ title: Text, image: PreviewImage) {}
  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: PreviewImage) {}
}

extension SharePreview where PreviewImage == Never {
  /// Creates a preview with a localised title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: PreviewIcon) {}
  /// Creates a preview with a title and an icon.
  public init(_ title: Text, icon: PreviewIcon) {}
  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: PreviewIcon) {}
}

extension SharePreview where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a preview with a localised title.
  public init(_ titleKey: LocalizedStringKey) {}
  /// Creates a preview with a title.
  public init(_ title: Text) {}
  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
}
