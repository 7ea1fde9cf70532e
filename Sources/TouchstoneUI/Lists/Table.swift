public import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A container that shows values in rows and columns.
///
/// In a compact width, as on a phone, only the first column is shown, as a list without headers; otherwise all columns
/// are shown below their headers. Rows can't be sorted by a tap.
///
/// - Source: SwiftUI, `Table`.
public struct Table<Value, Rows, Columns>
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  let rows: Rows
  let columns: Columns
}

/// Rows of a table.
///
/// - Source: SwiftUI, `TableRowContent`.
public protocol TableRowContent<TableRowValue> {
  /// The type of the values that rows show.
  associatedtype TableRowValue: Identifiable
  /// The values of the rows, in order.
  var _values: [TableRowValue] { get }
}

/// Columns of a table.
///
/// - Source: SwiftUI, `TableColumnContent`.
public protocol TableColumnContent<TableRowValue> {
  /// The type of the values that rows show.
  associatedtype TableRowValue: Identifiable
  /// The columns, starting at the leading edge.
  @MainActor var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column and its views.
public struct _TableColumn<RowValue> {
  let label: AnyView
  let width: (min: CGFloat?, ideal: CGFloat?, max: CGFloat?)
  let cell: @MainActor (RowValue) -> AnyView
}

/// A row of a table.
///
/// - Source: SwiftUI, `TableRow`.
public struct TableRow<Value: Identifiable>: TableRowContent {
  let value: Value

  /// Creates a row.
  public init(_ value: Value) { self.value = value }

  public var _values: [Value] { [value] }
}

/// A row for each value of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  let data: Data

  public var _values: [Data.Element] { Array(data) }
}

/// Several groups of rows.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  public let _values: [Value]
}

/// A result builder that combines rows.
///
/// - Source: SwiftUI, `TableRowBuilder`.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Builds rows.
  public static func buildExpression<Rows: TableRowContent>(_ rows: Rows) -> Rows where Rows.TableRowValue == Value {
    rows
  }
  /// Builds a row for each value.
  public static func buildExpression<Data: RandomAccessCollection, ID>(
    _ rows: ForEach<Data, ID, TableRow<Value>>
  ) -> TupleTableRowContent<Value> where Data.Element == Value {
    TupleTableRowContent(_values: Array(rows.data))
  }
  /// Builds rows unchanged.
  public static func buildBlock<Rows: TableRowContent>(_ rows: Rows) -> Rows where Rows.TableRowValue == Value { rows }
  /// Combines rows in order.
  public static func buildBlock(_ rows: any TableRowContent<Value>...) -> TupleTableRowContent<Value> {
    TupleTableRowContent(_values: rows.flatMap { $0._values })
  }
}

extension Table: View {
  public var body: some View { TableBody(values: rows._values, columns: columns._columns) }
}

extension Table {
  /// Creates a table with the given rows.
  public nonisolated init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns())
  }

  /// Creates a table with the given rows, one of which can be selected. No row is shown as selected.
  public nonisolated init(
    selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns())
  }

  /// Creates a table with a row for each value.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// Creates a table with a row for each value, one of which can be selected. No row is shown as selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// Creates a table with a row for each value, any number of which can be selected. No row is shown as selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// Creates a table with a row for each value. The rows stay in the order of the data.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// Creates a table with a row for each value, one of which can be selected. The rows stay in the order of the data.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// Creates a table with a row for each value, any number of which can be selected. The rows stay in the order of the
  /// data.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }
}

/// The rows and columns of a table.
private struct TableBody<Value: Identifiable>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers
  let values: [Value]
  let columns: [_TableColumn<Value>]

  var body: some View {
    List {
      if sizeClass == .compact {
        ForEach(values) { value in if let first = columns.first { first.cell(value) } }
      } else {
        Section {
          ForEach(values) { value in row { $0.cell(value) } }
        } header: {
          if headers != .hidden { row { $0.label } }
        }
      }
    }
    .listStyle(.plain)
  }

  private func row(_ cell: @escaping (_TableColumn<Value>) -> AnyView) -> some View {
    HStack(spacing: 8) {
      ForEach(0..<columns.count, id: \.self) { index in
        let width = columns[index].width
        cell(columns[index])
          .frame(minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max ?? .infinity, alignment: .leading)
      }
    }
  }
}

extension EnvironmentValues {
  private enum HeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  /// Whether tables show the headers of their columns.
  fileprivate var tableColumnHeaders: Visibility {
    get { self[HeadersKey.self] }
    set { self[HeadersKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the headers of tables, which only a regular width has.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
