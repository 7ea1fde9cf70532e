import TouchstoneCore

/// Several groups of rows.
///
/// - Source: SwiftUI, `TupleTableRowContent`.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public let _values: [Value]
}
