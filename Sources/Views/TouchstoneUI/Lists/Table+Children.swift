public import Foundation
public import TouchstoneCore

extension Table {
  /// Creates a table with a row for each root of a tree of values. The roots are closed.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableOutlineGroupContent(roots: data), columns: columns())
  }

  /// Creates a table with a row for each root of a tree of values, one of which can be selected. The roots are closed.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableOutlineGroupContent(roots: data), columns: columns(), selection: .optional(selection))
  }

  /// Creates a table with a row for each root of a tree of values, any number of which can be selected. The roots are
  /// closed.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableOutlineGroupContent(roots: data), columns: columns(), selection: .many(selection))
  }

  /// Creates a table with a row for each root of a tree of values, and columns that the user can customise. The roots
  /// are closed.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableOutlineGroupContent(roots: data), columns: columns(), customization: columnCustomization)
  }

  /// Creates a table with a row for each root of a tree of values, one of which can be selected, and columns that the
  /// user can customise. The roots are closed.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(roots: data), columns: columns(), customization: columnCustomization,
      selection: .optional(selection))
  }

  /// Creates a table with a row for each root of a tree of values, any number of which can be selected, and columns
  /// that the user can customise. The roots are closed.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(roots: data), columns: columns(), customization: columnCustomization,
      selection: .many(selection))
  }

  /// Creates a table with a row for each root of a tree of values. The rows stay in their order. The roots are
  /// closed.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(rows: TableOutlineGroupContent(roots: data), columns: columns())
  }

  /// Creates a table with a row for each root of a tree of values, one of which can be selected. The rows stay in their
  /// order. The roots are closed.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(rows: TableOutlineGroupContent(roots: data), columns: columns(), selection: .optional(selection))
  }

  /// Creates a table with a row for each root of a tree of values, any number of which can be selected. The rows stay
  /// in their order. The roots are closed.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(rows: TableOutlineGroupContent(roots: data), columns: columns(), selection: .many(selection))
  }

  /// Creates a table with a row for each root of a tree of values, and columns that the user can customise. The rows
  /// stay in their order. The roots are closed.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(rows: TableOutlineGroupContent(roots: data), columns: columns(), customization: columnCustomization)
  }

  /// Creates a table with a row for each root of a tree of values, one of which can be selected, and columns that the
  /// user can customise. The rows stay in their order. The roots are closed.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableOutlineGroupContent(roots: data), columns: columns(), customization: columnCustomization,
      selection: .optional(selection))
  }

  /// Creates a table with a row for each root of a tree of values, any number of which can be selected, and columns
  /// that the user can customise. The rows stay in their order. The roots are closed.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableRowValue == Sort.Compared
  {
    self.init(
      rows: TableOutlineGroupContent(roots: data), columns: columns(), customization: columnCustomization,
      selection: .many(selection))
  }
}
