public import Foundation
import TouchstoneDrawing

/// Arranges views in rows the columns of which line up.
///
/// It proposes each column an equal share of the width that is left, the least flexible column first, and then each row
/// an equal share of the height. It reports the columns and rows with the distances between them. It places each view in
/// its cell by the alignments of the grid, the row, the column and the cell, the later ones first.
///
/// - Source: SwiftUI, `GridLayout`.
public struct GridLayout: Sendable {
  /// Where views stand in their cells.
  public var alignment: Alignment
  /// The distance between columns in points, or `nil` for the usual one.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points, or `nil` for the distances that the views like.
  public var verticalSpacing: CGFloat?

  /// Creates a layout in rows and columns; `nil` for the usual spacing.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension GridLayout: BuiltInLayout {
  /// Which view lies in which cell.
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
      let room = ViewDimensions(size: rect.size, node: nil, proposal: proposal)
      let horizontal = table.horizontalAlignment(of: cell, grid: alignment)
      subview.place(
        at: CGPoint(
          x: rect.minX + room[horizontal] - size[horizontal],
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

/// The row that a view of a grid belongs to; views without one have a row to themselves.
struct GridRowKey: LayoutValueKey {
  struct Row {
    let id: ObjectIdentifier
    let alignment: VerticalAlignment?
  }

  static var defaultValue: Row? { nil }
}

/// The number of columns that a cell takes.
struct GridCellColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

/// The point of a cell and of its view that meet.
struct GridCellAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

/// The alignment of the column that a view is in.
struct GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

/// The axes along which a cell does not make its column or row longer.
struct GridCellUnsizedAxesKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}
