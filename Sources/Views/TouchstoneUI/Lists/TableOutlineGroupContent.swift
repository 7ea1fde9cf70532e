import TouchstoneCore

/// A row for each root of a tree of data.
///
/// - Source: SwiftUI, `TableOutlineGroupContent`.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  let roots: Data

  public var _values: [Data.Element] { Array(roots) }
}

extension OutlineGroup: TableRowContent
where Parent: TableRowContent, Leaf: TableRowContent, Subgroup: TableRowContent {
  public typealias TableRowValue = Leaf.TableRowValue

  public var _values: [Leaf.TableRowValue] { roots.flatMap { content($0)._values } }
}

extension OutlineGroup
where
  Parent: TableRowContent, Parent == Leaf, Data.Element: Identifiable,
  Subgroup == DisclosureTableRow<Parent, TableOutlineGroupContent<Data>>
{
  /// Creates a row for each root of a tree of data. The rows below stay closed.
  public nonisolated init<V>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Leaf
  ) where ID == Data.Element.ID, V == Leaf.TableRowValue {
    self.init(roots: AnyRandomAccessCollection(data), id: \.id, children: { $0[keyPath: children] }, content: content)
  }
}
