/// Values that a view carries for its container.
///
/// - Source: SwiftUI, `ContainerValues`.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  package var tags: [AnyHashable] = []

  package init() {}

  /// The value of a key.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      // SAFETY: only the setter below writes under this key, and it writes a `K.Value`.
      return value as! K.Value
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    for tag in tags.reversed() {
      if let value = tag.base as? V { return value }
    }
    return nil
  }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// The name of a value that a view carries for its container.
///
/// - Source: SwiftUI, `ContainerValueKey`.
public protocol ContainerValueKey {
  /// What a view tells the container around it.
  associatedtype Value

  /// The value of views that say nothing.
  static var defaultValue: Self.Value { get }
}
