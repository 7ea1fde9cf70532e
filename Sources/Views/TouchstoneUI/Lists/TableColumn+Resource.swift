public import Foundation
public import TouchstoneCore

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), content: content)
  }

  /// Creates a column of text with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: Text(titleResource)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a sortable column of text with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(label: Text(titleResource)) { Text($0[keyPath: value]) }
  }

  /// Creates a sortable column with a title from a resource.
  @_disfavoredOverload
  public nonisolated init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), content: content)
  }

  /// Creates a sortable column of values that may be missing, with a title from a resource.
  @_disfavoredOverload
  public nonisolated init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), content: content)
  }

  /// Creates a sortable column with a title from a resource, for a comparator of its values.
  @_disfavoredOverload
  public nonisolated init<V, C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: Text(titleResource), content: content)
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Creates a sortable column with a title from a resource, for a comparator of its rows.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), content: content)
  }
}
