public import TouchstoneCore

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element of a bound collection.
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
    C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(selection: .none, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, identified by a key path.
  public nonisolated init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>,
    C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
  {
    self.init(selection: .none, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, which the user can edit.
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
    C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(selection: .none, content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, identified by a key path, which the user can
  /// edit.
  public nonisolated init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>,
    C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(selection: .none, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
