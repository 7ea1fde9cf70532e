public import Foundation
import TouchstoneDrawing

/// Views in a column that grows with what is scrolled.
///
/// - Source: SwiftUI, `LazyVStack`.
public struct LazyVStack<Content> where Content: View {
  private let container: LazyContainer<Content>
}

extension LazyVStack: View, PrimitiveView {
  public typealias Body = Never

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - content: The views, from the top.
  ///   - alignment: The guide by which the views are aligned across the column.
  ///   - spacing: The distance between views in points, or `nil` for the distances that the views like.
  ///   - pinnedViews: The headers or footers of sections that stay in view while their section scrolls.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    container = LazyContainer(
      arrangement: LazyArrangement(axis: .vertical, alignment: alignment.key, spacing: spacing),
      pinnedViews: pinnedViews, content: content(), name: "LazyVStack", stackAxis: .vertical)
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] { container.makeNodes(context) }
}

/// Views in a row that grows with what is scrolled.
///
/// - Source: SwiftUI, `LazyHStack`.
public struct LazyHStack<Content> where Content: View {
  private let container: LazyContainer<Content>
}

extension LazyHStack: View, PrimitiveView {
  public typealias Body = Never

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - content: The views, from the leading edge.
  ///   - alignment: The guide by which the views are aligned across the row.
  ///   - spacing: The distance between views in points, or `nil` for the distances that the views like.
  ///   - pinnedViews: The headers or footers of sections that stay in view while their section scrolls.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    container = LazyContainer(
      arrangement: LazyArrangement(axis: .horizontal, alignment: alignment.key, spacing: spacing),
      pinnedViews: pinnedViews, content: content(), name: "LazyHStack", stackAxis: .horizontal)
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] { container.makeNodes(context) }
}
