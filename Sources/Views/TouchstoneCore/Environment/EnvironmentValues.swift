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
      if values[Self.containerKey] != nil { noteOuterValue(of: id, before: newValue) }
      values[id] = newValue
    }
  }
}

// MARK: Values of containers

extension EnvironmentValues {
  /// The values that containers have set for their own content. They are noted by key: if code inside a container sets
  /// any part of a value, presentations inherit all of it. Of a ``StyleStack``, they inherit what code has added.
  private struct ContainerValues {
    /// Their previous values; `nil` where there was none.
    var outer: [ObjectIdentifier: Any?] = [:]
    /// Whether a container sets values now.
    var isOpen = false
  }

  private static var containerKey: ObjectIdentifier { ObjectIdentifier(ContainerValues.self) }

  private var container: ContainerValues? {
    get { values[Self.containerKey] as? ContainerValues }
    set { values[Self.containerKey] = newValue }
  }

  private mutating func noteOuterValue(of id: ObjectIdentifier, before new: Any) {
    // Most writes inside a container set nothing that it has set.
    guard var container, container.isOpen || container.outer[id] != nil else { return }
    if container.isOpen {
      // With nested containers, the value outside the outermost one is kept.
      container.outer[id] = container.outer[id] ?? .some(values[id])
    } else {
      // A value that code sets inside a container is inherited, also by presentations; a style that code adds to those
      // of the container, without them.
      let added = (new as? any StackOfStyles)?.addition(to: values[id], on: container.outer[id] ?? nil)
      if let added { container.outer[id] = .some(added) } else { container.outer[id] = nil }
    }
    self.container = container
  }

  /// Whether values are set by a container for its own content, such as the font of a header. What is presented from
  /// within the content doesn't inherit them; see ``restoreOuterValues()``.
  package var isSettingContainerValues: Bool {
    get { container?.isOpen ?? false }
    set {
      guard newValue != isSettingContainerValues else { return }
      container = container ?? ContainerValues()
      container?.isOpen = newValue
    }
  }

  /// Sets values that a container gives its own content.
  package mutating func setContainerValues(_ change: (inout EnvironmentValues) -> Void) {
    let isOpen = isSettingContainerValues
    isSettingContainerValues = true
    change(&self)
    isSettingContainerValues = isOpen
  }

  /// Restores the values that containers have set for their own content, as for a sheet that a header presents.
  package mutating func restoreOuterValues() {
    guard let outer = container?.outer else { return }
    for (id, value) in outer { values[id] = value }
    container = nil
  }

  /// The environment without the values that containers have set for their own content.
  package var withoutContainerValues: EnvironmentValues {
    var outside = self
    outside.restoreOuterValues()
    return outside
  }
}

extension EnvironmentValues: CustomStringConvertible {
  public var description: String { "EnvironmentValues(\(values.count) values)" }
}
