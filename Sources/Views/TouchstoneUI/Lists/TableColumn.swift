public import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A column of a table.
///
/// - Source: SwiftUI, `TableColumn`.
public struct TableColumn<RowValue, Sort, Content, Label>
where RowValue: Identifiable, Content: View, Label: View {
  let label: Label
  let content: (RowValue) -> Content
  var width: (min: CGFloat?, ideal: CGFloat?, max: CGFloat?) = (nil, nil, nil)
  var alignment = TableColumnAlignment.automatic
  var visibility = Visibility.automatic
  var customizationID: String?

  nonisolated init(label: Label, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.content = content
  }
}

extension TableColumn: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  public var _columns: [_TableColumn<RowValue>] {
    [
      _TableColumn(
        label: AnyView(label), width: width, alignment: alignment, visibility: visibility,
        customizationID: customizationID
      ) { AnyView(content($0)) }
    ]
  }

  /// Returns the column with a fixed width, in points.
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }

  /// Returns the column with limits for its width, in points.
  public nonisolated func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    setting { $0.width = (min, ideal, max) }
  }

  // Those of all columns again, so that the compiler infers the type of the rows through them.

  /// Sets the identifier under which the user's customisation is stored.
  public nonisolated func customizationID(_ id: String) -> TableColumn { setting { $0.customizationID = id } }

  /// Sets whether the column is visible unless the user has chosen.
  public nonisolated func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    setting { $0.visibility = visibility }
  }

  /// Sets the alignment of the title and the cells.
  public nonisolated func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    setting { $0.alignment = alignment }
  }

  private nonisolated func setting(_ change: (inout TableColumn) -> Void) -> TableColumn {
    var column = self
    change(&column)
    return column
  }
}
