import TouchstoneCore

/// A result builder that combines columns.
///
/// - Source: SwiftUI, `TableColumnBuilder`.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Builds a column that isn't sortable.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }

  /// Builds a sortable column.
  // In a table without a sort order, `Sort` is `Never` and both are the same.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  /// Builds columns that aren't sortable.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never { column }

  /// Builds sortable columns.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// Builds columns unchanged.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue { column }

  /// Combines columns in order.
  @_disfavoredOverload
  public static func buildBlock(
    _ columns: any _TableColumnSource<RowValue>...
  ) -> TupleTableColumnContent<RowValue, Sort> { TupleTableColumnContent(columns: columns) }

  /// Builds columns if a condition is true.
  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> _OptionalTableColumns<Column>
  where Column.TableRowValue == RowValue { _OptionalTableColumns(columns: column) }

  /// Builds the columns of the first branch of a condition.
  public static func buildEither<Column: TableColumnContent>(
    first column: Column
  ) -> TupleTableColumnContent<RowValue, Sort> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(columns: [column])
  }

  /// Builds the columns of the second branch of a condition.
  public static func buildEither<Column: TableColumnContent>(
    second column: Column
  ) -> TupleTableColumnContent<RowValue, Sort> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(columns: [column])
  }

  /// Builds the columns of an availability condition.
  public static func buildLimitedAvailability<Column: TableColumnContent>(
    _ column: Column
  ) -> TupleTableColumnContent<RowValue, Sort> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(columns: [column])
  }
}

/// Columns that are there if a condition is true.
public struct _OptionalTableColumns<Columns: TableColumnContent> {
  let columns: Columns?
}

extension _OptionalTableColumns: TableColumnContent {
  public typealias TableRowValue = Columns.TableRowValue
  public typealias TableColumnSortComparator = Columns.TableColumnSortComparator

  public var _columns: [_TableColumn<Columns.TableRowValue>] { columns?._columns ?? [] }
}
