import TouchstoneCore

/// Several columns.
///
/// - Source: SwiftUI, `TupleTableColumnContent`.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort> {
  let columns: [any _TableColumnSource<RowValue>]
}

extension TupleTableColumnContent: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  public var _columns: [_TableColumn<RowValue>] {
    columns.enumerated().flatMap { number, part in part._columns.map { $0.inside(number) } }
  }
}
