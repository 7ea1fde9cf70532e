import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// The container that a background is placed behind.
///
/// - Source: SwiftUI, `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// Behind a navigation container.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// Behind the columns of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// Behind tabs.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// Behind a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// Behind a window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// Behind a subscription store.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}

extension View {
  /// Sets the background of the view's container. That of a widget is drawn behind all of the widget; any other is drawn
  /// behind the view itself, up to the edges of the screen.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(
        container: container, alignment: .center, background: Rectangle().fill(style)))
  }

  /// Sets a view as the background of the view's container. That of a widget is drawn behind all of the widget; any
  /// other is drawn behind the view itself, up to the edges of the screen.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(ContainerBackgroundModifier(container: container, alignment: alignment, background: content()))
  }
}
