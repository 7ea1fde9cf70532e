public import Foundation
import TouchstoneDrawing

/// Views in a column that grows with what is scrolled.
///
/// - Source: SwiftUI, `LazyVStack`.
public struct LazyVStack<Content> {
  let layout: LazyStackLayout
  package let content: Content
}

extension LazyVStack: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: The guide by which the views are aligned across the column.
  ///   - spacing: The distance between views in points, or `nil` for the distances that the views like.
  ///   - pinnedViews: What stays in view while it scrolls; pictures show the top, where nothing is pinned.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(
      layout: LazyStackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing), content: content())
  }

  package func makeNodes(_ context: EvaluationContext) -> [Node] {
    let context = context.environment { $0.stackAxis = .vertical }
    let nodes = context.child(.content).evaluate(content)
    return [LazyNode(layout: layout, name: "LazyVStack", children: nodes, environment: context.environment)]
  }
}

/// Views in a row that grows with what is scrolled.
///
/// - Source: SwiftUI, `LazyHStack`.
public struct LazyHStack<Content> {
  let layout: LazyStackLayout
  package let content: Content
}

extension LazyHStack: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide by which the views are aligned across the row.
  ///   - spacing: The distance between views in points, or `nil` for the distances that the views like.
  ///   - pinnedViews: What stays in view while it scrolls; pictures show the start, where nothing is pinned.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(
      layout: LazyStackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing), content: content())
  }

  package func makeNodes(_ context: EvaluationContext) -> [Node] {
    let context = context.environment { $0.stackAxis = .horizontal }
    let nodes = context.child(.content).evaluate(content)
    return [LazyNode(layout: layout, name: "LazyHStack", children: nodes, environment: context.environment)]
  }
}
