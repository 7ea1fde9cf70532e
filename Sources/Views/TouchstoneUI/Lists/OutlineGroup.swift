public import TouchstoneCore

/// Views made from a tree of data, in which parents show and hide their children.
///
/// - Source: SwiftUI, `OutlineGroup`.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let roots: AnyRandomAccessCollection<Data.Element>
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates an outline of data.
  public nonisolated init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(roots: AnyRandomAccessCollection(data), id: \.id, children: { $0[keyPath: children] }, content: content)
  }

  /// Creates an outline of one element and its descendants.
  public nonisolated init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(roots: AnyRandomAccessCollection([root]), id: \.id, children: { $0[keyPath: children] }, content: content)
  }

  /// Creates an outline of one element, identified by a key path, and its descendants.
  public nonisolated init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: AnyRandomAccessCollection([root]), id: id, children: { $0[keyPath: children] }, content: content)
  }

  /// Creates an outline of data whose elements are identified by a key path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: AnyRandomAccessCollection(data), id: id, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    ForEach(roots, id: id) { element in
      if let inner = children(element) {
        DisclosureGroup {
          OutlineSubgroupChildren(
            content: AnyView(
              OutlineGroup(roots: AnyRandomAccessCollection(inner), id: id, children: children, content: content)))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}
