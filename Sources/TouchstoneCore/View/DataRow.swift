/// What a view made by a `ForEach` tells the container around it.
package struct DataRow {
  /// The number of the element that the view shows.
  package let offset: Int
  package var edits: DataEdits
}

/// The key of what a view tells of its data.
private struct DataRowKey: _ViewTraitKey {
  static var defaultValue: DataRow? { nil }
}

extension ViewTraits {
  /// Which element of a `ForEach` the view shows; of nested ones the innermost counts.
  package var dataRow: DataRow? {
    get { self[viewTrait: DataRowKey.self] }
    set { self[viewTrait: DataRowKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private enum MarksDataRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the container around wants to know which elements its views show.
  package var marksDataRows: Bool {
    get { self[MarksDataRowsKey.self] }
    set { self[MarksDataRowsKey.self] = newValue }
  }
}
