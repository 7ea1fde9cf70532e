public import Foundation
import TouchstoneDrawing

/// Views in columns, row after row.
///
/// - Source: SwiftUI, `LazyVGrid`.
public struct LazyVGrid<Content> where Content: View {
  private let container: LazyContainer<Content>
}

extension LazyVGrid: View, PrimitiveView {
  public typealias Body = Never

  /// Creates a grid of columns.
  ///
  /// - Parameters:
  ///   - content: The views, row by row.
  ///   - columns: The columns from the leading edge.
  ///   - alignment: Where the columns lie in the grid's room, and views in columns that say no alignment.
  ///   - spacing: The distance between rows in points, or `nil` for the usual 8.
  ///   - pinnedViews: The headers or footers of sections that stay in view while their section scrolls.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    container = LazyContainer(
      arrangement: LazyArrangement(axis: .vertical, alignment: alignment.key, spacing: spacing, items: columns),
      pinnedViews: pinnedViews, content: content(), name: "LazyVGrid", stackAxis: nil)
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] { container.makeNodes(context) }
}

/// Views in rows, column after column.
///
/// - Source: SwiftUI, `LazyHGrid`.
public struct LazyHGrid<Content> where Content: View {
  private let container: LazyContainer<Content>
}

extension LazyHGrid: View, PrimitiveView {
  public typealias Body = Never

  /// Creates a grid of rows.
  ///
  /// - Parameters:
  ///   - content: The views, column by column.
  ///   - rows: The rows from the top.
  ///   - alignment: Where the rows lie in the grid's room, and views in rows that say no alignment.
  ///   - spacing: The distance between columns in points, or `nil` for the usual 8.
  ///   - pinnedViews: The headers or footers of sections that stay in view while their section scrolls.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    container = LazyContainer(
      arrangement: LazyArrangement(axis: .horizontal, alignment: alignment.key, spacing: spacing, items: rows),
      pinnedViews: pinnedViews, content: content(), name: "LazyHGrid", stackAxis: nil)
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] { container.makeNodes(context) }
}
