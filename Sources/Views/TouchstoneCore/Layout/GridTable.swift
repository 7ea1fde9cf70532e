import Foundation
import TouchstoneDrawing

/// The assignment of a grid's views to cells, and the sizes of its columns and rows.
struct GridTable {
  struct Cell {
    var index: Int
    var row: Int
    var columns: Range<Int>
    var unsized: Axis.Set
  }

  /// The widths of the columns and the heights of the rows for a proposal.
  struct Measure {
    var widths: [CGFloat]
    var heights: [CGFloat]
    /// The position of each row's guide.
    var extents: [GuidedExtent]
    var columnStarts: [CGFloat]
    var rowStarts: [CGFloat]
    var size: CGSize

    func rect(of cell: Cell, gap: CGFloat) -> CGRect {
      guard let first = cell.columns.first, let last = cell.columns.last else { return .zero }
      return CGRect(
        x: columnStarts[first], y: rowStarts[cell.row],
        width: columnStarts[last] + widths[last] - columnStarts[first], height: heights[cell.row])
    }
  }

  private(set) var cells: [Cell] = []
  private var rows: [[Int]] = []
  private var columnCount = 0
  private var columnAlignments: [Int: HorizontalAlignment] = [:]
  private var rowAlignments: [Int: VerticalAlignment] = [:]
  let columnGap: CGFloat
  /// The distance of each row from the previous one.
  private var rowGaps: [CGFloat] = []

  init(_ subviews: LayoutSubviews, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    columnGap = horizontalSpacing ?? ViewSpacing.standardDistance
    var current: ObjectIdentifier?
    var column = 0
    var wide: [Int] = []
    for index in subviews.indices {
      let subview = subviews[index]
      let row = subview[GridRowKey.self]
      if row == nil || row?.id != current || rows.isEmpty {
        rows.append([])
        column = 0
        if let alignment = row?.alignment { rowAlignments[rows.count - 1] = alignment }
      }
      current = row?.id
      // A span of more columns than this is a mistake, and must not exhaust memory.
      let span = row == nil ? 1 : min(max(1, subview[GridCellColumnsKey.self]), 10_000)
      if row == nil { wide.append(cells.count) }
      rows[rows.count - 1].append(cells.count)
      cells.append(
        Cell(
          index: index, row: rows.count - 1, columns: column..<(column + span),
          unsized: subview[GridCellUnsizedAxesKey.self]))
      if let alignment = subview[GridColumnAlignmentKey.self] { columnAlignments[column] = alignment }
      column += span
      columnCount = max(columnCount, column)
    }
    for cell in wide { cells[cell].columns = 0..<max(1, columnCount) }
    var previous: ViewSpacing?
    for row in rows {
      var spacing = ViewSpacing.zero
      for cell in row { spacing.formUnion(subviews[cells[cell].index].spacing) }
      rowGaps.append(previous.map { verticalSpacing ?? $0.distance(to: spacing, along: .vertical) } ?? 0)
      previous = spacing
    }
  }

  /// Returns the alignment of the cell's column, or the grid's alignment for a cell that spans several columns.
  func horizontalAlignment(of cell: Cell, grid: Alignment) -> HorizontalAlignment {
    let column = cell.columns.count == 1 ? cell.columns.first : nil
    return column.flatMap { columnAlignments[$0] } ?? grid.horizontal
  }

  func verticalAlignment(of cell: Cell, _ subviews: LayoutSubviews, grid: Alignment) -> VerticalAlignment {
    rowAlignments[cell.row] ?? grid.vertical
  }

  func measure(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, alignment: Alignment) -> Measure {
    let widths = self.widths(proposal, subviews)
    var columnStarts: [CGFloat] = []
    var end: CGFloat = 0
    for (column, width) in widths.enumerated() {
      if column > 0 { end += columnGap }
      columnStarts.append(end)
      end += width
    }
    var measure = Measure(
      widths: widths, heights: [], extents: [], columnStarts: columnStarts, rowStarts: [],
      size: CGSize(width: end, height: 0))
    measureRows(&measure, proposal, subviews, alignment: alignment)
    return measure
  }

  // MARK: Columns

  private func widths(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [CGFloat] {
    let single = (0..<columnCount).map { column in
      cells.filter { $0.columns == column..<(column + 1) && !$0.unsized.contains(.horizontal) && !isWide($0) }
    }
    func width(_ column: Int, _ offer: CGFloat?) -> CGFloat {
      single[column].reduce(0) {
        max($0, subviews[$1.index].sizeThatFits(ProposedViewSize(width: offer, height: nil)).width)
      }
    }
    var widths = [CGFloat](repeating: 0, count: columnCount)
    let space = proposal.width.map { $0.less(columnGap * CGFloat(max(0, columnCount - 1))) }
    if let space {
      let order = (0..<columnCount)
        .map { (column: $0, flexibility: width($0, .infinity).less(width($0, 0))) }
        .sorted { ($0.flexibility, $0.column) < ($1.flexibility, $1.column) }
      var rest = space
      for (position, entry) in order.enumerated() {
        let offer = max(0, rest / CGFloat(order.count - position))
        widths[entry.column] = width(entry.column, offer)
        rest = rest.less(widths[entry.column])
      }
      // A column that got too small a share is offered the space that later columns left: a grid at its ideal width has
      // enough for all of them.
      for entry in order where rest > 0 && rest.isFinite {
        let wider = width(entry.column, widths[entry.column] + rest)
        rest -= wider - widths[entry.column]
        widths[entry.column] = wider
      }
    } else {
      for column in 0..<columnCount { widths[column] = width(column, nil) }
    }
    // A cell that spans several columns distributes the missing width equally among them.
    for cell in cells where (cell.columns.count > 1 || isWide(cell)) && !cell.unsized.contains(.horizontal) {
      let gaps = columnGap * CGFloat(cell.columns.count - 1)
      let have = cell.columns.reduce(gaps) { $0 + widths[$1] }
      let free = space.map { max(0, $0.less(widths.reduce(0, +))) }
      let offer = free.map { have + $0 }
      let wanted = subviews[cell.index].sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
      guard wanted > have, wanted.isFinite || have.isFinite else { continue }
      for column in cell.columns { widths[column] += (wanted - have) / CGFloat(cell.columns.count) }
    }
    return widths
  }

  /// Returns whether a cell is outside of any row and spans all columns.
  private func isWide(_ cell: Cell) -> Bool {
    cell.columns == 0..<columnCount && rows[cell.row].count == 1
  }

  // MARK: Rows

  private func measureRows(
    _ measure: inout Measure, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, alignment: Alignment
  ) {
    func cellWidth(_ cell: Cell) -> CGFloat {
      guard let first = cell.columns.first, let last = cell.columns.last else { return 0 }
      return measure.columnStarts[last] + measure.widths[last] - measure.columnStarts[first]
    }
    func extent(_ row: Int, _ offer: CGFloat?) -> GuidedExtent {
      var extent = GuidedExtent()
      for index in rows[row] {
        let cell = cells[index]
        guard !cell.unsized.contains(.vertical) else { continue }
        let size = subviews[cell.index].dimensions(in: ProposedViewSize(width: cellWidth(cell), height: offer))
        extent.add(size.height, guide: size[verticalAlignment(of: cell, subviews, grid: alignment)])
      }
      return extent
    }
    let gaps = rowGaps.reduce(0, +)
    var extents = [GuidedExtent](repeating: GuidedExtent(), count: rows.count)
    if let height = proposal.height {
      let order = rows.indices
        .map { (row: $0, flexibility: extent($0, .infinity).length.less(extent($0, 0).length)) }
        .sorted { ($0.flexibility, $0.row) < ($1.flexibility, $1.row) }
      var rest = height.less(gaps)
      for (position, entry) in order.enumerated() {
        extents[entry.row] = extent(entry.row, max(0, rest / CGFloat(order.count - position)))
        rest = rest.less(extents[entry.row].length)
      }
    } else {
      for row in rows.indices { extents[row] = extent(row, nil) }
    }
    var end: CGFloat = 0
    for (extent, gap) in zip(extents, rowGaps) {
      end += gap
      measure.rowStarts.append(end)
      measure.heights.append(extent.length)
      measure.extents.append(extent)
      end += extent.length
    }
    measure.size.height = end
  }
}
