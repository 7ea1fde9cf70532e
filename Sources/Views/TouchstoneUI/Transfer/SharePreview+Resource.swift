public import TouchstoneCore

extension SharePreview {
  /// Creates a preview with a title from a resource, an image and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: PreviewImage, icon: PreviewIcon) {}
}

extension SharePreview where PreviewIcon == Never {
  /// Creates a preview with a title from a resource and an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: PreviewImage) {}
}

extension SharePreview where PreviewImage == Never {
  /// Creates a preview with a title from a resource and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: PreviewIcon) {}
}

extension SharePreview where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a preview with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {}
}
