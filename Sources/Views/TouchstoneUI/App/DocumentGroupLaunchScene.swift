public import TouchstoneCore

/// The first screen of an app with documents, which is never shown.
///
/// - Source: SwiftUI, `DocumentGroupLaunchScene`.
public struct DocumentGroupLaunchScene<Actions> where Actions: View {}

extension DocumentGroupLaunchScene: BuiltInScene {}

extension DocumentGroupLaunchScene {
  /// Creates a screen with a title and a background style.
  public nonisolated init<B: ShapeStyle, Back: View, Front: View>(
    _ title: Text? = nil, backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = { _ in EmptyView() }
  ) {}

  /// Creates a screen with a title and a background.
  public nonisolated init<B: View, Back: View, Front: View>(
    _ title: Text?, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = { _ in EmptyView() }
  ) {}
}
