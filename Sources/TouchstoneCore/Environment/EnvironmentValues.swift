/// The values that views inherit from their ancestors.
///
/// - Source: SwiftUI, `EnvironmentValues`.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an environment with default values.
  public init() {}

  /// The value for a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      // SAFETY: only the setter below writes under this key, and it writes a `K.Value`.
      return value as! K.Value
    }
    set {
      let id = ObjectIdentifier(key)
      if values[Self.contentKey] != nil { noteOuterValue(of: id) }
      values[id] = newValue
    }
  }
}

// MARK: Values of containers

extension EnvironmentValues {
  /// The values that containers have set for their own content. They are noted by key: if code inside a container sets
  /// any part of a value, presentations inherit all of it.
  private struct Content {
    /// Their previous values; `nil` where there was none.
    var outer: [ObjectIdentifier: Any?] = [:]
    /// Whether a container sets values now.
    var isOpen = false
  }

  private static var contentKey: ObjectIdentifier { ObjectIdentifier(Content.self) }

  private var content: Content? {
    get { values[Self.contentKey] as? Content }
    set { values[Self.contentKey] = newValue }
  }

  private mutating func noteOuterValue(of id: ObjectIdentifier) {
    // Most writes inside a container set nothing that it has set.
    guard var content, content.isOpen || content.outer[id] != nil else { return }
    if content.isOpen {
      // With nested containers, the value outside the outermost one is kept.
      content.outer[id] = content.outer[id] ?? .some(values[id])
    } else {
      // A value that code sets inside a container is inherited, also by presentations.
      content.outer[id] = nil
    }
    self.content = content
  }

  /// Sets values that a container gives its own content, such as the font of a header. What is presented from within the
  /// content doesn't inherit them; see ``leaveContent()``.
  package mutating func setForContent(_ change: (inout EnvironmentValues) -> Void) {
    let wasOpen = content?.isOpen ?? false
    content = content ?? Content()
    content?.isOpen = true
    change(&self)
    content?.isOpen = wasOpen
  }

  /// Restores the values that containers have set for their own content, as for a sheet that a header presents.
  package mutating func leaveContent() {
    guard let outer = content?.outer else { return }
    for (id, value) in outer { values[id] = value }
    content = nil
  }

  /// The environment as it is outside of the containers that have set values for their own content.
  package var outsideContent: EnvironmentValues {
    var outside = self
    outside.leaveContent()
    return outside
  }
}

extension EnvironmentValues: CustomStringConvertible {
  public var description: String { "EnvironmentValues(\(values.count) values)" }
}
