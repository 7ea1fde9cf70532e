public import TouchstoneCore

extension DocumentGroupLaunchScene {
  /// Creates a screen with a title from a resource and a background style.
  @_disfavoredOverload
  public nonisolated init<B: ShapeStyle, Back: View, Front: View>(
    _ titleResource: LocalizedStringResource, backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = { _ in EmptyView() }
  ) {}

  /// Creates a screen with a title from a resource and a background.
  @_disfavoredOverload
  public nonisolated init<B: View, Back: View, Front: View>(
    _ titleResource: LocalizedStringResource, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = { _ in EmptyView() }
  ) {}
}
