public import Foundation

/// A definition that changes the value of one attribute.
///
/// - Source: SwiftUI, `AttributedTextValueConstraint`.
public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition
where Body == AttributedTextFormatting.EmptyDefinition<Scope> {
  /// The attribute.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
  /// The attributes that are read, with the value that is changed.
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>

  /// Changes the value of the attribute if it is not allowed.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  public func _constrain(_ container: inout AttributeContainer) {
    var proxy = Attributes(container: container)
    constrain(&proxy)
    container = proxy.container
  }
}

extension AttributedTextFormatting {
  /// The attributes of a text, one of which can be changed.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>
  where Attribute.Value: Sendable {
    fileprivate(set) var container: AttributeContainer

    /// The attribute that can be changed.
    public subscript(key: Attribute.Type) -> Attribute.Value? {
      get { container[key] }
      set { container[key] = newValue }
    }

    /// Another attribute.
    @_disfavoredOverload
    public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? where K.Value: Sendable { container[key] }

    /// The attribute that can be changed.
    public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }

    /// Another attribute.
    @_disfavoredOverload
    public subscript<K: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> K.Value? where K.Value: Sendable { container[K.self] }
  }

  /// A definition of the allowed values of an attribute.
  public struct ValueConstraint<Scope, AttributeKey>: AttributedTextValueConstraint
  where Scope: AttributeScope, AttributeKey: AttributedStringKey, AttributeKey.Value: Sendable {
    private let allowed: Set<AttributeKey.Value?>
    private let replacement: AttributeKey.Value?

    /// Creates a definition; values that aren't allowed are replaced by the default.
    public init(
      for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      allowed = allowedValues
      replacement = defaultValue
    }

    /// Creates a definition; values that aren't allowed are replaced by the default.
    public init(
      for attribute: KeyPath<Scope, AttributeKey>, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      self.init(for: AttributeKey.self, values: allowedValues, default: defaultValue)
    }

    public func constrain(_ container: inout Attributes) {
      if !allowed.contains(container[AttributeKey.self]) { container[AttributeKey.self] = replacement }
    }
  }
}
