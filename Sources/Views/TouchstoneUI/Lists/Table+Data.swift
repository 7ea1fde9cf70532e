public import Foundation
public import TouchstoneCore

extension Table {
  /// Creates a table with a row for each value.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// Creates a table with a row for each value, one of which can be selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .optional(selection))
  }

  /// Creates a table with a row for each value, any number of which can be selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .many(selection))
  }

  /// Creates a table with a row for each value, and columns that the user can customise.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns(), customization: columnCustomization)
  }

  /// Creates a table with a row for each value, one of which can be selected, and columns that the user can customise.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), customization: columnCustomization,
      selection: .optional(selection))
  }

  /// Creates a table with a row for each value, any number of which can be selected, and columns that the user can
  /// customise.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), customization: columnCustomization,
      selection: .many(selection))
  }

  /// Creates a table with a row for each value. The rows stay in their order.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableRowValue == Sort.Compared
  {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// Creates a table with a row for each value, one of which can be selected. The rows stay in their order.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableRowValue == Sort.Compared
  {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .optional(selection))
  }

  /// Creates a table with a row for each value, any number of which can be selected. The rows stay in their order.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableRowValue == Sort.Compared
  {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .many(selection))
  }

  /// Creates a table with a row for each value, and columns that the user can customise. The rows stay in their
  /// order.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableRowValue == Sort.Compared
  {
    self.init(rows: TableForEachContent(data: data), columns: columns(), customization: columnCustomization)
  }

  /// Creates a table with a row for each value, one of which can be selected, and columns that the user can customise.
  /// The rows stay in their order.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), customization: columnCustomization,
      selection: .optional(selection))
  }

  /// Creates a table with a row for each value, any number of which can be selected, and columns that the user can
  /// customise. The rows stay in their order.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), customization: columnCustomization,
      selection: .many(selection))
  }
}
