/// Values that a view provides to its container.
///
/// - Source: SwiftUI, `ContainerValues`.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  package var tags: [AnyHashable] = []

  package init() {}

  /// The value for a key.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      // SAFETY: only the setter below writes under this key, and it writes a `K.Value`.
      return value as! K.Value
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the view's tag of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    for tag in tags.reversed() {
      if let value = tag.base as? V { return value }
    }
    return nil
  }

  /// Returns whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// A key for a value that a view provides to its container.
///
/// - Source: SwiftUI, `ContainerValueKey`.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that do not set one.
  static var defaultValue: Self.Value { get }
}
