/// What a view created by a `ForEach` tells its container about its data.
package struct DataRow {
  /// The offset of the element that the view shows.
  package let offset: Int
  package var edits: DataEdits
}

/// The key of a view's data row.
private struct DataRowKey: _ViewTraitKey {
  static var defaultValue: DataRow? { nil }
}

extension ViewTraits {
  /// The element of a `ForEach` that the view shows; of nested ones, the innermost.
  package var dataRow: DataRow? {
    get { self[viewTrait: DataRowKey.self] }
    set { self[viewTrait: DataRowKey.self] = newValue }
  }
}
