public import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// One column.
///
/// - Source: SwiftUI, `TableColumn`.
public struct TableColumn<RowValue, Sort, Content, Label>
where RowValue: Identifiable, Content: View, Label: View {
  let label: Label
  let content: (RowValue) -> Content
  var width: (min: CGFloat?, ideal: CGFloat?, max: CGFloat?) = (nil, nil, nil)
}

extension TableColumn: TableColumnContent {
  @MainActor public var _columns: [_TableColumn<RowValue>] {
    [_TableColumn(label: AnyView(label), width: width) { AnyView(content($0)) }]
  }

  /// The column with a fixed width in points.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self.width(min: width, ideal: width, max: width) }

  /// The column with bounds of its width in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    column.width = (min, ideal, max)
    return column
  }

  /// Names the column, so that a person's choice is kept; nothing is kept here.
  public func customizationID(_ id: String) -> TableColumn { self }
  /// Sets how the column is hidden at first; it is always shown here.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
  /// Aligns the cells; they begin at the leading edge here.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn { self }
}

/// On which side cells of a column are.
///
/// - Source: SwiftUI, `TableColumnAlignment`.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String

  /// As the content has it.
  public static let automatic = TableColumnAlignment(name: "automatic")
  /// At the leading edge.
  public static let leading = TableColumnAlignment(name: "leading")
  /// In the middle.
  public static let center = TableColumnAlignment(name: "center")
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(name: "trailing")
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a text as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a column with a text as its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// Creates a column of texts.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a column of texts by which rows can be sorted.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column by which rows can be sorted.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable>: TableColumnContent {
  let columns: [any TableColumnContent<RowValue>]

  @MainActor public var _columns: [_TableColumn<RowValue>] { columns.flatMap { $0._columns } }
}

/// Puts columns together.
///
/// - Source: SwiftUI, `TableColumnBuilder`.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Takes a column that rows are not sorted by.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }
  /// Takes a column that rows are sorted by.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }
  /// Takes columns one after another.
  public static func buildBlock(_ columns: any TableColumnContent<RowValue>...) -> TupleTableColumnContent<RowValue> {
    TupleTableColumnContent(columns: columns)
  }
  /// Takes columns if a condition holds.
  public static func buildIf(_ columns: (any TableColumnContent<RowValue>)?) -> TupleTableColumnContent<RowValue> {
    TupleTableColumnContent(columns: columns.map { [$0] } ?? [])
  }
}
