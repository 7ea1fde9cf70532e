import TouchstoneCore

/// A row for each root of a tree of data.
///
/// - Source: SwiftUI, `TableOutlineGroupContent`.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  let roots: Data

  public var _values: [Data.Element] { Array(roots) }
}
