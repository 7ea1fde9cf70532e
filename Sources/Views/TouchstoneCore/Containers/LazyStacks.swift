public import Foundation
import TouchstoneDrawing

/// A container that arranges views in a vertical line and creates them on demand.
///
/// - Source: SwiftUI, `LazyVStack`.
public struct LazyVStack<Content> where Content: View {
  package let container: LazyContainer<Content>
}

extension LazyVStack: View, PrimitiveView, LazyContainerView {
  /// Creates a vertical lazy stack.
  ///
  /// - Parameters:
  ///   - content: The views, from the top.
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance between views in points, or `nil` for the preferred spacing of the views.
  ///   - pinnedViews: The section headers or footers that stay visible while their section scrolls.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    container = LazyContainer(
      "LazyVStack", .vertical, alignment.key, spacing: spacing, pinnedViews: pinnedViews, content: content())
  }
}

/// A container that arranges views in a horizontal line and creates them on demand.
///
/// - Source: SwiftUI, `LazyHStack`.
public struct LazyHStack<Content> where Content: View {
  package let container: LazyContainer<Content>
}

extension LazyHStack: View, PrimitiveView, LazyContainerView {
  /// Creates a horizontal lazy stack.
  ///
  /// - Parameters:
  ///   - content: The views, from the leading edge.
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance between views in points, or `nil` for the preferred spacing of the views.
  ///   - pinnedViews: The section headers or footers that stay visible while their section scrolls.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    container = LazyContainer(
      "LazyHStack", .horizontal, alignment.key, spacing: spacing, pinnedViews: pinnedViews, content: content())
  }
}
