import Foundation
import TouchstoneDrawing

/// The separators of a row, by what it and its neighbours say.
struct ListRowEdges {
  private(set) var top: ListRowNode.Separator?
  private(set) var bottom: ListRowNode.Separator?

  /// - Parameter isSeparate: Whether rows lie apart from each other, which leaves no separator.
  init(look: _ListLook, rows: [ListRowTraits], index: Int, isSeparate: Bool) {
    guard !isSeparate else { return }
    let row = rows[index]
    if index == 0 {
      top = Self.outer(look, row, .top)
    }
    guard index + 1 < rows.count else {
      bottom = Self.outer(look, row, .bottom)
      return
    }
    let next = rows[index + 1]
    guard row.separators[.bottom] != .hidden, next.separators[.top] != .hidden else { return }
    bottom = ListRowNode.Separator(color: row.separatorTints[.bottom] ?? next.separatorTints[.top])
  }

  /// The separator between a section and what lies above or below it.
  private static func outer(_ look: _ListLook, _ row: ListRowTraits, _ edge: VerticalEdge) -> ListRowNode.Separator? {
    guard !look.isInset, row.separators[edge] != .hidden, row.sectionSeparators[edge] != .hidden else { return nil }
    return ListRowNode.Separator(color: row.separatorTints[edge], isFull: look == .grouped)
  }
}
