public import TouchstoneCore

/// Rows of a table.
///
/// - Source: SwiftUI, `TableRowContent`.
public protocol TableRowContent<TableRowValue> {
  /// The type of the values that rows show.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the rows that these rows consist of.
  associatedtype TableRowBody: TableRowContent
  /// The rows that these rows consist of.
  var tableRowBody: TableRowBody { get }
  /// The values of the rows, in order.
  var _values: [TableRowValue] { get }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public var _values: [TableRowValue] { tableRowBody._values }
}

extension TableRowContent where TableRowBody == Never {
  public var tableRowBody: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: TableRowContent {
  public typealias TableRowValue = Never
  public var tableRowBody: Never { switch self {} }
  public var _values: [Never] { [] }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue

  public var _values: [Wrapped.TableRowValue] { map(\._values) ?? [] }
}

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  /// Groups rows of a table.
  public nonisolated init<Value>(@TableRowBuilder<Value> content: () -> Content) where Value == Content.TableRowValue {
    self.init(content: content())
  }

  public var _values: [Content.TableRowValue] { content._values }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  /// Creates rows for each element of a collection, identified by a key path.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
  }

  /// Creates rows for each element of a collection of identifiable elements.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue, ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }

  /// Creates a row for each element of a collection.
  public nonisolated init(_ data: Data)
  where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(data, identifiedBy: { $0.id }) { TableRow($0) }
  }

  public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
}
