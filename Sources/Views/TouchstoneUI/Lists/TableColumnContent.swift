import Foundation
public import TouchstoneCore

/// Columns of a table.
///
/// - Source: SwiftUI, `TableColumnContent`.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator>: _TableColumnSource {
  /// The type of the values that rows show.
  associatedtype TableRowValue = TableColumnBody.TableRowValue
  /// The type that compares rows, or `Never`.
  associatedtype TableColumnSortComparator = TableColumnBody.TableColumnSortComparator
  /// The type of the columns that these columns consist of.
  associatedtype TableColumnBody: TableColumnContent
  /// The columns that these columns consist of.
  var tableColumnBody: TableColumnBody { get }
}

/// Columns, whatever compares their rows.
@MainActor @preconcurrency
public protocol _TableColumnSource<TableRowValue> {
  /// The type of the values that rows show.
  associatedtype TableRowValue: Identifiable
  /// The columns, starting at the leading edge.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Never {
  public var tableColumnBody: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: TableColumnContent {
  public typealias TableColumnSortComparator = Never
  public var tableColumnBody: Never { switch self {} }
  public var _columns: [_TableColumn<Never>] { [] }
}

/// A column and its views.
public struct _TableColumn<RowValue> {
  let label: AnyView
  let width: (min: CGFloat?, ideal: CGFloat?, max: CGFloat?)
  var alignment = TableColumnAlignment.automatic
  var visibility = Visibility.automatic
  var customizationID: String?
  /// Where the column is among the columns of the table, hidden ones included: numbers, and identities of data.
  private(set) var path: [AnyHashable] = []
  let cell: @MainActor (RowValue) -> AnyView

  /// Returns the column as part of other columns.
  func inside(_ part: AnyHashable) -> Self {
    var column = self
    column.path.insert(part, at: 0)
    return column
  }
}

/// Columns with a change of each.
public struct _ChangedTableColumns<Base: TableColumnContent> {
  let base: Base
  let change: (inout _TableColumn<Base.TableRowValue>) -> Void
}

extension _ChangedTableColumns: TableColumnContent {
  public typealias TableRowValue = Base.TableRowValue
  public typealias TableColumnSortComparator = Base.TableColumnSortComparator

  public var _columns: [_TableColumn<Base.TableRowValue>] {
    base._columns.map { column in
      var column = column
      change(&column)
      return column
    }
  }
}

extension TableColumnContent {
  /// Sets the identifier under which the user's customisation is stored.
  public nonisolated func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _ChangedTableColumns(base: self) { $0.customizationID = id }
  }

  /// Sets whether the column is visible unless the user has chosen.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _ChangedTableColumns(base: self) { $0.visibility = visibility }
  }

  /// Sets the alignment of the title and the cells.
  public nonisolated func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _ChangedTableColumns(base: self) { $0.alignment = alignment }
  }

  /// Sets what the user can't customise. Ignored in pictures.
  public nonisolated func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    self
  }
}
