public import TouchstoneCore

/// Rows of a table that are made from a collection.
///
/// - Source: SwiftUI, `DynamicTableRowContent`.
public protocol DynamicTableRowContent<Data>: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Self.Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}
