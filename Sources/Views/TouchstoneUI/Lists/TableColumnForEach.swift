import TouchstoneCore

/// Columns for each element of a collection.
///
/// - Source: SwiftUI, `TableColumnForEach`.
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>
where
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Content: TableColumnContent,
  RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator
{
  /// The elements.
  public let data: Data
  /// Creates the columns of an element.
  public let content: (Data.Element) -> Content
  private let id: KeyPath<Data.Element, ID>

  /// Creates columns for each element of a collection of identifiable elements.
  public nonisolated init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data, id: \.id, content: content)
  }

  /// Creates columns for each element of a collection, identified by a key path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension TableColumnForEach: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  public var _columns: [_TableColumn<RowValue>] {
    data.flatMap { element in content(element)._columns.map { $0.inside(element[keyPath: id]) } }
  }
}
