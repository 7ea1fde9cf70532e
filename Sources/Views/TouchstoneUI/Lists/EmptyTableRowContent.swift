import TouchstoneCore

/// No rows.
///
/// - Source: SwiftUI, `EmptyTableRowContent`.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value

  public var _values: [Value] { [] }
}
