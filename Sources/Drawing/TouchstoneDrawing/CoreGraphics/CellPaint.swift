import Foundation

/// A pattern used as a paint: a drawn cell and its placement.
struct CellPaint: Hashable, Sendable {
  /// The maximum number of cells in a shape; beyond it they are too small to be seen, and none are drawn.
  private static let mostCells: CGFloat = 65_536

  private var cell: [DisplayList.Item]
  private var grid: CGPattern.Grid
  private var opacity: Double
  /// The offset of the cells, in default coordinates.
  private var phase: CGSize

  /// - Parameter color: The colour of an uncoloured pattern; its alpha applies to both kinds.
  init(_ pattern: CGPattern, color: ResolvedColor, phase: CGSize) {
    cell = pattern.cell(in: pattern.isColored ? .black : color)
    grid = pattern.grid
    opacity = pattern.isColored ? Double(color.opacity) : 1
    self.phase = phase
  }

  /// Returns the visible cells inside a path.
  ///
  /// - Parameters:
  ///   - base: From default coordinates to those of the recorded list, which the path and the page use.
  func filling(_ path: Path, _ style: FillStyle, base: CGAffineTransform, page: CGRect) -> [DisplayList.Item] {
    let place = grid.matrix.concatenating(CGAffineTransform(translationX: phase.width, y: phase.height))
      .concatenating(base)
    let shown = path.boundingRect.overlap(with: page)
    guard !shown.isNull, !shown.isEmpty, shown.isFinite, place.determinant != 0, place.determinant.isFinite
    else { return [] }
    let area = shown.applying(place.inverted())
    let columns = steps(from: area.minX - grid.bounds.maxX, to: area.maxX - grid.bounds.minX, grid.xStep)
    let rows = steps(from: area.minY - grid.bounds.maxY, to: area.maxY - grid.bounds.minY, grid.yStep)
    guard let columns, let rows, CGFloat(columns.count) * CGFloat(rows.count) <= Self.mostCells else { return [] }
    // Without antialiasing, so that there are no seams between adjacent cells.
    let frame = DisplayList.Clip(path: Path(grid.bounds), style: FillStyle(antialiased: false))
    let cells = rows.flatMap { row in
      columns.map { column in
        DisplayList.Item.group(
          DisplayList.Group(
            transform: CGAffineTransform(translationX: CGFloat(column) * grid.xStep, y: CGFloat(row) * grid.yStep),
            clips: [frame], items: cell))
      }
    }
    let all = DisplayList.Item.group(DisplayList.Group(transform: place, items: cells))
    return [
      .group(
        DisplayList.Group(clips: [DisplayList.Clip(path: path, style: style)], opacity: opacity, items: [all]))
    ]
  }

  private func steps(from low: CGFloat, to high: CGFloat, _ step: CGFloat) -> ClosedRange<Int>? {
    let (first, last) = ((low / step).rounded(.up), (high / step).rounded(.down))
    guard first <= last, first.magnitude < 1e9, last.magnitude < 1e9 else { return nil }
    return Int(first)...Int(last)
  }
}
