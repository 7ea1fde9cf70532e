public import TouchstoneCore
import TouchstoneDrawing

extension MenuBarExtra where Label == Text {
  /// Creates an item with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {}

  /// Creates an item with a title from a resource, which the user can remove.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
}

extension MenuBarExtra where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates an item with a title from a resource and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {}

  /// Creates an item with a title from a resource and an image.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content)
  {}

  /// Creates an item with a title from a resource and a symbol, which the user can remove.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {}

  /// Creates an item with a title from a resource and an image, which the user can remove.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {}

  /// Creates an item with a title from a resource and an image.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
  ) {}

  /// Creates an item with a title from a resource and an image, which the user can remove.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {}
}
