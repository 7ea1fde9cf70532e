public import Foundation
public import TouchstoneCore

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a column with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), content: content)
  }

  /// Creates a column with a text as its title.
  public nonisolated init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, content: content)
  }

  /// Creates a column of text with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }

  /// Creates a column of text with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(label: Text(title)) { Text($0[keyPath: value]) }
  }

  /// Creates a column of text with a text as its title.
  public nonisolated init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(label: text) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a sortable column of text with a localised title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }

  /// Creates a sortable column of text with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(label: Text(title)) { Text($0[keyPath: value]) }
  }

  /// Creates a sortable column of text with a text as its title.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(label: text) { Text($0[keyPath: value]) }
  }

  /// Creates a sortable column with a localised title.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a sortable column with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }

  /// Creates a sortable column with a text as its title.
  public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, content: content)
  }

  /// Creates a sortable column of values that may be missing, with a localised title.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a sortable column of values that may be missing, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }

  /// Creates a sortable column of values that may be missing, with a text as its title.
  public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, content: content)
  }

  /// Creates a sortable column with a localised title, for a comparator of its values.
  public nonisolated init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a sortable column with a title, for a comparator of its values.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: Text(title), content: content)
  }

  /// Creates a sortable column with a text as its title, for a comparator of its values.
  public nonisolated init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: text, content: content)
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Creates a sortable column with a localised title, for a comparator of its rows.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a sortable column with a title, for a comparator of its rows.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }

  /// Creates a sortable column with a text as its title, for a comparator of its rows.
  public nonisolated init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, content: content)
  }
}
