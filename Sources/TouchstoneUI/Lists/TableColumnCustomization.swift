public import Foundation
public import TouchstoneCore

/// The user's customisation of a table's columns. Pictures show the columns as code sets them.
///
/// - Source: SwiftUI, `TableColumnCustomization`.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var hidden: [String: Bool] = [:]

  /// Creates an empty customisation.
  public init() {}

  /// The visibility of the column with a customisation identifier.
  public subscript(visibility id: String) -> Visibility {
    get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
  }

  /// Resets the order of the columns.
  public mutating func resetOrder() {}
}

extension Table {
  /// Creates a table with a row for each value. The rows stay in the order of the data, and the columns as code sets them.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> { self.init(data, columns: columns) }

  /// Creates a table with a row for each value, one of which can be selected. The columns stay as code sets them.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> { self.init(data, selection: selection, columns: columns) }

  /// Creates a table with a row for each value, any number of which can be selected. The columns stay as code sets them.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> { self.init(data, selection: selection, columns: columns) }

  /// Creates a table with a row for each value. The rows stay in the order of the data, and the columns as code sets them.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(data, sortOrder: sortOrder, columns: columns)
  }

  /// Creates a table with a row for each value, one of which can be selected. The rows stay in the order of the data, and
  /// the columns as code sets them.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(data, selection: selection, sortOrder: sortOrder, columns: columns)
  }

  /// Creates a table with a row for each value, any number of which can be selected. The rows stay in the order of the
  /// data, and the columns as code sets them.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(data, selection: selection, sortOrder: sortOrder, columns: columns)
  }
}
