/// A trait that has a place of its own in a collection.
protocol StoredTrait: UITraitDefinition {
  static var place: WritableKeyPath<UITraitCollection.Values, Value?> { get }
}

extension StoredTrait {
  static func read(_ values: UITraitCollection.Values) -> Any? { values[keyPath: place] }
  static func write(_ value: Any?, to values: inout UITraitCollection.Values) {
    values[keyPath: place] = value as? Value
  }
}
