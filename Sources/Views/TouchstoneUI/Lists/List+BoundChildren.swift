public import TouchstoneCore

/// Hierarchical lists of bound data; only the kind of selection differs.
extension List where SelectionValue == Never {
  /// Creates a hierarchical list of bound data.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      selection: .none,
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a hierarchical list of bound data identified by a key path.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Index: Hashable
  {
    self.init(
      selection: .none,
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
