public import Foundation
import TouchstoneDrawing

/// A container that arranges views in a grid that grows vertically, and creates them on demand.
///
/// - Source: SwiftUI, `LazyVGrid`.
public struct LazyVGrid<Content> where Content: View {
  package let container: LazyContainer<Content>
}

extension LazyVGrid: View, PrimitiveView, LazyContainerView {
  /// Creates a vertical grid.
  ///
  /// - Parameters:
  ///   - content: The views, row by row.
  ///   - columns: The columns from the leading edge.
  ///   - alignment: The alignment of the columns in the grid, and of views in columns without an alignment.
  ///   - spacing: The distance between rows in points, or `nil` for the default of 8.
  ///   - pinnedViews: The section headers or footers that stay visible while their section scrolls.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    container = LazyContainer(
      "LazyVGrid", .vertical, alignment.key, spacing: spacing, items: columns, pinnedViews: pinnedViews,
      content: content())
  }
}

/// A container that arranges views in a grid that grows horizontally, and creates them on demand.
///
/// - Source: SwiftUI, `LazyHGrid`.
public struct LazyHGrid<Content> where Content: View {
  package let container: LazyContainer<Content>
}

extension LazyHGrid: View, PrimitiveView, LazyContainerView {
  /// Creates a horizontal grid.
  ///
  /// - Parameters:
  ///   - content: The views, column by column.
  ///   - rows: The rows from the top.
  ///   - alignment: The alignment of the rows in the grid, and of views in rows without an alignment.
  ///   - spacing: The distance between columns in points, or `nil` for the default of 8.
  ///   - pinnedViews: The section headers or footers that stay visible while their section scrolls.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    container = LazyContainer(
      "LazyHGrid", .horizontal, alignment.key, spacing: spacing, items: rows, pinnedViews: pinnedViews,
      content: content())
  }
}
