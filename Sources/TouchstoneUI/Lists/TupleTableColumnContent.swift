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
  public typealias TableColumnBody = Never

  public var _columns: [_TableColumn<RowValue>] { columns.flatMap { $0._columns } }
}
