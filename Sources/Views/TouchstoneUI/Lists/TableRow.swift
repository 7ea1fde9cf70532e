import TouchstoneCore

/// A row of a table.
///
/// - Source: SwiftUI, `TableRow`.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  let value: Value

  /// Creates a row.
  public nonisolated init(_ value: Value) { self.value = value }

  public var _values: [Value] { [value] }
}
