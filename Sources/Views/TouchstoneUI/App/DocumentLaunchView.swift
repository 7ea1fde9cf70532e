public import Foundation
public import TouchstoneCore
public import TouchstoneTypes

/// The first screen of an app with documents: its title above its actions, on its background. No document is opened, and
/// the accessories are left out.
///
/// - Source: SwiftUI, `DocumentLaunchView`, whose layout is not published.
public struct DocumentLaunchView<Actions, DocumentView> where Actions: View, DocumentView: View {
  @Environment(\.look) private var look
  private let title: Text?
  private let actions: Actions
  private let background: AnyView

  nonisolated init(title: Text?, actions: Actions, background: some View) {
    self.title = title
    self.actions = actions
    self.background = AnyView(background)
  }
}

extension DocumentLaunchView: View {
  public var body: some View {
    VStack(spacing: look.controls.placeholder.launchSpacing) {
      title.font(look.fonts.launchTitle.font)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { background.ignoresSafeArea() }
  }
}

extension DocumentLaunchView {
  /// Creates a screen with a title and a background style.
  public nonisolated init<B: ShapeStyle, Back: View, Front: View>(
    _ title: Text? = nil, for contentTypes: [UTType], backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = { _ in EmptyView() }
  ) {
    self.init(title: title, actions: actions(), background: Rectangle().fill(backgroundStyle))
  }

  /// Creates a screen with a title and a background.
  public nonisolated init<B: View, Back: View, Front: View>(
    _ title: Text?, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = { _ in EmptyView() }
  ) {
    self.init(title: title, actions: actions(), background: background())
  }
}
