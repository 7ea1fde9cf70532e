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

extension List {
  /// Creates a hierarchical list of bound data, one row of which can be selected.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
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
      selection: ListSelection(selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a hierarchical list of bound data identified by a key path, one row of which can be selected.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Index: Hashable
  {
    self.init(
      selection: ListSelection(selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a hierarchical list of bound data, any number of whose rows can be selected in edit mode.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
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
      selection: ListSelection(selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a hierarchical list of bound data identified by a key path, any number of whose rows can be selected in edit mode.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Index: Hashable
  {
    self.init(
      selection: ListSelection(selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a hierarchical list of bound data, one row of which is always selected.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>,
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
      selection: .required(selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a hierarchical list of bound data identified by a key path, one row of which is always selected.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Index: Hashable
  {
    self.init(
      selection: .required(selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
