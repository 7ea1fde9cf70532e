public import Foundation
public import TouchstoneCore
public import TouchstoneTypes

extension DocumentLaunchView {
  /// Creates a screen with a title from a resource and a background style.
  @_disfavoredOverload
  public nonisolated init<B: ShapeStyle, Back: View, Front: View>(
    _ titleResource: LocalizedStringResource, for contentTypes: [UTType], backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = { _ in EmptyView() }
  ) {
    self.init(title: Text(titleResource), actions: actions(), background: Rectangle().fill(backgroundStyle))
  }

  /// Creates a screen with a title from a resource and a background.
  @_disfavoredOverload
  public nonisolated init<B: View, Back: View, Front: View>(
    _ titleResource: LocalizedStringResource, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = { _ in EmptyView() }
  ) {
    self.init(title: Text(titleResource), actions: actions(), background: background())
  }
}
