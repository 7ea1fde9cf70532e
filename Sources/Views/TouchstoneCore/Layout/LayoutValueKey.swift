package import Foundation

/// A key for a value that a view provides to layouts.
///
/// - Source: SwiftUI, `LayoutValueKey`.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that do not set one.
  static var defaultValue: Self.Value { get }
}

/// The section of a view, and the view's role in it.
package struct SectionTrait: Hashable {
  package enum Role: Hashable, Sendable {
    case header
    case content
    case footer
  }

  /// The identity of the section in the tree.
  package let id: ObjectIdentifier
  package let role: Role

  package init(id: ObjectIdentifier, role: Role) {
    self.id = id
    self.role = role
  }
}

/// Values that a view provides to its container.
package struct ViewTraits {
  /// The layout priority, if it was set explicitly.
  package private(set) var layoutPriority: Double?
  /// The layout priority if none was set explicitly.
  package var naturalPriority: Double = 0
  package var zIndex: Double = 0
  package var id: AnyHashable?
  package var section: SectionTrait?
  /// The distance of a part of a list from the part above it, in points.
  package var gap: CGFloat = 0
  /// The transition with which the view is inserted and removed.
  var transition: AnyTransition?
  /// Whether the view has been removed and is only shown for its transition.
  package var isGone = false
  package var accessibility = AccessibilityProperties()
  /// Whether assistive technologies are offered actions that ``accessibility`` does not list by name.
  package var offersAccessibilityActions = false
  /// Whether touches pass through the view.
  package var ignoresTouches = false
  package var interactions = Interactions()
  package var containerValues = ContainerValues()
  private var layoutValues: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// Sets the layout priority unless an inner modifier already did.
  package mutating func setLayoutPriority(_ priority: Double) {
    layoutPriority = layoutPriority ?? priority
  }

  /// Sets a layout value unless an inner modifier already did.
  package mutating func setLayoutValue<K: LayoutValueKey>(_ value: K.Value, for key: K.Type) {
    if layoutValues[ObjectIdentifier(key)] == nil { layoutValues[ObjectIdentifier(key)] = value }
  }

  package subscript<K: _ViewTraitKey>(viewTrait key: K.Type) -> K.Value {
    get {
      guard let value = layoutValues[ObjectIdentifier(key)] else { return K.defaultValue }
      // SAFETY: every writer under this key writes a `K.Value`.
      return value as! K.Value
    }
    set { layoutValues[ObjectIdentifier(key)] = newValue }
  }

  package subscript<K: LayoutValueKey>(layoutValue key: K.Type) -> K.Value {
    get {
      guard let value = layoutValues[ObjectIdentifier(key)] else { return K.defaultValue }
      // SAFETY: every writer under this key writes a `K.Value`.
      return value as! K.Value
    }
    set { layoutValues[ObjectIdentifier(key)] = newValue }
  }
}
