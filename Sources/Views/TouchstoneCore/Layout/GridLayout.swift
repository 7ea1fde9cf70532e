public import Foundation
import TouchstoneDrawing

/// A layout that arranges views in rows with aligned columns.
///
/// It proposes each column an equal share of the remaining width, least flexible column first, and then each row an
/// equal share of the height. It reports the total size of the columns and rows with their spacing. It places each view
/// in its cell by the alignment of the cell, the column, the row, or the grid, whichever is set first.
///
/// - Source: SwiftUI, `GridLayout`.
public struct GridLayout: Sendable {
  /// The alignment of views in their cells.
  public var alignment: Alignment
  /// The distance between columns in points, or `nil` for the default.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points, or `nil` for the preferred spacing of the views.
  public var verticalSpacing: CGFloat?

  /// Creates a grid layout; `nil` uses the default spacing.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension GridLayout: BuiltInLayout {
  /// The assignment of views to cells.
  public struct Cache {
    var table: GridTable
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(table: GridTable(subviews, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.table.measure(proposal, subviews, alignment: alignment).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let table = cache.table
    let measure = table.measure(proposal, subviews, alignment: alignment)
    for cell in table.cells {
      let rect = measure.rect(of: cell, gap: table.columnGap).offsetBy(dx: bounds.minX, dy: bounds.minY)
      let subview = subviews[cell.index]
      let proposal = ProposedViewSize(rect.size)
      if let anchor = subview[GridCellAnchorKey.self] {
        subview.place(at: anchor.point(in: rect), anchor: anchor, proposal: proposal)
        continue
      }
      let vertical = table.verticalAlignment(of: cell, subviews, grid: alignment)
      let size = subview.dimensions(in: proposal)
      let area = ViewDimensions(size: rect.size, node: nil, proposal: proposal)
      let horizontal = table.horizontalAlignment(of: cell, grid: alignment)
      subview.place(
        at: CGPoint(
          x: rect.minX + area[horizontal] - size[horizontal],
          y: rect.minY + measure.extents[cell.row].start(guide: size[vertical])),
        proposal: proposal)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing.zero
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return spacing
  }
}

/// The row of a view in a grid; a view without one has a row to itself.
struct GridRowKey: LayoutValueKey {
  struct Row {
    let id: ObjectIdentifier
    let alignment: VerticalAlignment?
  }

  static var defaultValue: Row? { nil }
}

/// The number of columns that a cell spans.
struct GridCellColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

/// The point at which a cell and its view are aligned.
struct GridCellAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

/// The alignment of the column that contains a view.
struct GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

/// The axes along which a cell does not enlarge its column or row.
struct GridCellUnsizedAxesKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}
