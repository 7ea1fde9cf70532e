import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The separators of a row, determined by its own traits and those of its neighbours.
struct ListRowEdges {
  private(set) var top: ListRowNode.Separator?
  private(set) var bottom: ListRowNode.Separator?

  /// - Parameters:
  ///   - isFirst: Whether the row is the first of its section.
  ///   - next: The traits of the next row of the section, or `nil` for the last row.
  ///   - isSeparate: Whether there are gaps between rows, in which case there are no separators.
  init(look: _ListAppearance, row: ListRowTraits, isFirst: Bool, next: ListRowTraits?, isSeparate: Bool) {
    guard !isSeparate else { return }
    if isFirst { top = Self.outer(look, row, .top) }
    guard let next else {
      bottom = Self.outer(look, row, .bottom)
      return
    }
    guard row.separators[.bottom] != .hidden, next.separators[.top] != .hidden else { return }
    bottom = ListRowNode.Separator(color: row.separatorTints[.bottom] ?? next.separatorTints[.top])
  }

  /// Returns the separator between a section and what is above or below it.
  private static func outer(_ look: _ListAppearance, _ row: ListRowTraits, _ edge: VerticalEdge) -> ListRowNode
    .Separator?
  {
    guard !look.isInset, look != .inset, row.separators[edge] != .hidden, row.sectionSeparators[edge] != .hidden else {
      return nil
    }
    let color = row.separatorTints[edge] ?? row.sectionSeparatorTints[edge]
    return ListRowNode.Separator(color: color, isFull: look == .grouped)
  }
}
