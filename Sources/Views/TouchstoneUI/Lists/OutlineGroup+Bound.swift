public import TouchstoneCore

/// Outlines of bound data, whose rows can change their elements.
extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates an outline of bound data.
  public nonisolated init<C, E>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable, E == C.Element,
    E: Identifiable
  {
    self.init(
      boundRoots: AnyRandomAccessCollection(data), id: \.id, children: children, content: content)
  }

  /// Creates an outline of bound data, identified by a key path.
  public nonisolated init<C, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable, E == C.Element
  {
    self.init(
      boundRoots: AnyRandomAccessCollection(data), id: id, children: children, content: content)
  }

  /// Creates an outline of one bound element and its descendants.
  public nonisolated init<C, E>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable, E == C.Element,
    E: Identifiable
  {
    self.init(
      boundRoots: AnyRandomAccessCollection([root]), id: \.id, children: children, content: content)
  }

  /// Creates an outline of one bound element and its descendants, identified by a key path.
  public nonisolated init<C, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable, E == C.Element
  {
    self.init(
      boundRoots: AnyRandomAccessCollection([root]), id: id, children: children, content: content)
  }

  private nonisolated init<C, E>(
    boundRoots: AnyRandomAccessCollection<Binding<E>>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable, E == C.Element
  {
    self.init(
      roots: boundRoots, id: (\Binding<E>.wrappedValue).appending(path: id),
      children: { Binding($0[dynamicMember: children]) }, content: content)
  }
}
