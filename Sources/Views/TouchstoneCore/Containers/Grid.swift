public import Foundation
public import TouchstoneDrawing

/// A container that arranges views in rows with aligned columns.
///
/// - Source: SwiftUI, `Grid`.
public struct Grid<Content> where Content: View {
  let layout: GridLayout
  let content: Content
}

extension Grid: View, PrimitiveView {
  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - content: The rows.
  ///   - alignment: The alignment of views in their cells.
  ///   - horizontalSpacing: The distance between columns in points, or `nil` for the default of 8.
  ///   - verticalSpacing: The distance between rows in points, or `nil` for the preferred spacing of the views.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      layout: GridLayout(
        alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
      content: content())
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    context.stack(content, by: layout, named: "Grid", axis: nil)
  }
}

/// A row of a grid; outside of a grid, a group.
///
/// - Source: SwiftUI, `GridRow`.
public struct GridRow<Content> where Content: View {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View, PrimitiveView {
  /// Creates a row.
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let context = context.child(.content)
    let row = GridRowKey.Row(id: ObjectIdentifier(context.place), alignment: alignment)
    let nodes = context.evaluate(content)
    for node in nodes { node.traits[layoutValue: GridRowKey.self] = row }
    return nodes
  }
}

extension View {
  /// Makes a grid cell span several columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: count)
  }

  /// Aligns the view in its grid cell by a point of both.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// Sets the alignment of the grid column that contains the view.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Prevents the view from enlarging its grid column or row.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
}
