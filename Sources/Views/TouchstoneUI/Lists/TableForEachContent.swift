import TouchstoneCore

/// A row for each value of a collection.
///
/// - Source: SwiftUI, `TableForEachContent`.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  let data: Data

  public var _values: [Data.Element] { Array(data) }
}
