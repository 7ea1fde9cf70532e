public import Foundation
import TouchstoneDrawing

/// Views in columns, row after row.
///
/// - Source: SwiftUI, `LazyVGrid`.
public struct LazyVGrid<Content> {
  let layout: LazyGridLayout
  package let content: Content
}

extension LazyVGrid: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a grid of columns.
  ///
  /// - Parameters:
  ///   - columns: The columns from the leading edge.
  ///   - alignment: Where the columns lie in the grid's room.
  ///   - spacing: The distance between rows in points, or `nil` for the usual 8.
  ///   - pinnedViews: What stays in view while it scrolls; pictures show the top, where nothing is pinned.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(
      layout: LazyGridLayout(axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing),
      content: content())
  }

  package func makeNodes(_ context: EvaluationContext) -> [Node] {
    let context = context.environment { $0.stackAxis = nil }
    let nodes = context.child(.content).evaluate(content)
    return [LazyNode(layout: layout, name: "LazyVGrid", children: nodes, environment: context.environment)]
  }
}

/// Views in rows, column after column.
///
/// - Source: SwiftUI, `LazyHGrid`.
public struct LazyHGrid<Content> {
  let layout: LazyGridLayout
  package let content: Content
}

extension LazyHGrid: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a grid of rows.
  ///
  /// - Parameters:
  ///   - rows: The rows from the top.
  ///   - alignment: Where the rows lie in the grid's room.
  ///   - spacing: The distance between columns in points, or `nil` for the usual 8.
  ///   - pinnedViews: What stays in view while it scrolls; pictures show the start, where nothing is pinned.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(
      layout: LazyGridLayout(axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing),
      content: content())
  }

  package func makeNodes(_ context: EvaluationContext) -> [Node] {
    let context = context.environment { $0.stackAxis = nil }
    let nodes = context.child(.content).evaluate(content)
    return [LazyNode(layout: layout, name: "LazyHGrid", children: nodes, environment: context.environment)]
  }
}
