/// The name of a value that a view carries for layouts.
///
/// - Source: SwiftUI, `LayoutValueKey`.
public protocol LayoutValueKey {
  /// What a view tells the layout around it.
  associatedtype Value

  /// The value of views that say nothing.
  static var defaultValue: Self.Value { get }
}

/// Which section a view belongs to, and what it is in it.
package struct SectionTrait: Hashable {
  package enum Role: Hashable, Sendable {
    case header
    case content
    case footer
  }

  /// The place of the section in the tree.
  package let id: ObjectIdentifier
  package let role: Role

  package init(id: ObjectIdentifier, role: Role) {
    self.id = id
    self.role = role
  }
}

/// What a view carries for the container around it.
package struct ViewTraits {
  /// The order in which the view gets its share of the room, where code says one.
  package private(set) var layoutPriority: Double?
  /// The order of views of which code says none.
  package var naturalPriority: Double = 0
  package var zIndex: Double = 0
  package var id: AnyHashable?
  package var section: SectionTrait?
  /// How the view comes and goes.
  var transition: AnyTransition?
  /// Whether the view is no longer there and only seen to go.
  package var isGone = false
  package var accessibility = AccessibilityProperties()
  package var interactions = Interactions()
  package var containerValues = ContainerValues()
  private var layoutValues: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// Sets the order for layouts; of nested modifiers the innermost counts.
  package mutating func setLayoutPriority(_ priority: Double) {
    layoutPriority = layoutPriority ?? priority
  }

  /// Sets a value for layouts; of nested modifiers the innermost counts.
  package mutating func setLayoutValue<K: LayoutValueKey>(_ value: K.Value, for key: K.Type) {
    if layoutValues[ObjectIdentifier(key)] == nil { layoutValues[ObjectIdentifier(key)] = value }
  }

  package subscript<K: _ViewTraitKey>(viewTrait key: K.Type) -> K.Value {
    get {
      guard let value = layoutValues[ObjectIdentifier(key)] else { return K.defaultValue }
      // SAFETY: whatever writes under this key writes a `K.Value`.
      return value as! K.Value
    }
    set { layoutValues[ObjectIdentifier(key)] = newValue }
  }

  package subscript<K: LayoutValueKey>(layoutValue key: K.Type) -> K.Value {
    get {
      guard let value = layoutValues[ObjectIdentifier(key)] else { return K.defaultValue }
      // SAFETY: whatever writes under this key writes a `K.Value`.
      return value as! K.Value
    }
    set { layoutValues[ObjectIdentifier(key)] = newValue }
  }
}
