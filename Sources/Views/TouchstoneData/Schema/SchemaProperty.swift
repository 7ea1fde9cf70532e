/// A description of a stored variable: an attribute or a relationship.
///
/// - Source: SwiftData, `SchemaProperty`.
public protocol SchemaProperty: AnyObject {
  /// The name of the variable.
  var name: String { get set }
  /// The name of the variable in earlier versions of the schema.
  var originalName: String { get set }
  /// The type of the variable.
  var valueType: any Any.Type { get set }
  /// Whether the variable has a value.
  var isAttribute: Bool { get }
  /// Whether the variable refers to models.
  var isRelationship: Bool { get }
  /// Whether the variable is not in the store; always `false`.
  var isTransient: Bool { get }
  /// Whether the value is different in each model.
  var isUnique: Bool { get }
}

extension SchemaProperty {
  public var isRelationship: Bool { !isAttribute }
  public var isTransient: Bool { false }
}
