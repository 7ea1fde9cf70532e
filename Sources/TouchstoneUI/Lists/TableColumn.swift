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
}

extension TableColumn: TableColumnContent {
  @MainActor public var _columns: [_TableColumn<RowValue>] {
    [_TableColumn(label: AnyView(label), width: width) { AnyView(content($0)) }]
  }

  /// Returns the column with a fixed width, in points.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self.width(min: width, ideal: width, max: width) }

  /// Returns the column with limits for its width, in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    column.width = (min, ideal, max)
    return column
  }

  /// Sets the identifier under which the user's customisation is stored. Has no effect.
  public func customizationID(_ id: String) -> TableColumn { self }
  /// Sets the initial visibility of the column. Has no effect: columns are always visible.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
  /// Sets the alignment of the cells. Has no effect: cells are aligned to the leading edge.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn { self }
}

/// The alignment of a column's cells.
///
/// - Source: SwiftUI, `TableColumnAlignment`.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String

  /// The alignment of the content.
  public static let automatic = TableColumnAlignment(name: "automatic")
  /// At the leading edge.
  public static let leading = TableColumnAlignment(name: "leading")
  /// In the centre.
  public static let center = TableColumnAlignment(name: "center")
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(name: "trailing")
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a column with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// Creates a column of text with a localised title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a sortable column of text with a localised title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a sortable column with a localised title.
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
  /// Combines columns in order.
  public static func buildBlock(_ columns: any TableColumnContent<RowValue>...) -> TupleTableColumnContent<RowValue> {
    TupleTableColumnContent(columns: columns)
  }
  /// Builds columns if a condition is true.
  public static func buildIf(_ columns: (any TableColumnContent<RowValue>)?) -> TupleTableColumnContent<RowValue> {
    TupleTableColumnContent(columns: columns.map { [$0] } ?? [])
  }
}
