public import Foundation

/// A value with an identifier, which a query finds.
///
/// - Source: AppIntents, `AppEntity`.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == Self.ValueType, Self.ID: EntityIdentifierConvertible, Self.ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property<Value> = EntityProperty<Value> where Value: _IntentValue, Value: Sendable
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }
  public static func entityIdentifier(for text: String) -> UUID? { UUID(uuidString: text) }
}

/// An entity that no query finds.
///
/// - Source: AppIntents, `TransientAppEntity`.
public protocol TransientAppEntity: AppEntity {
  init()
}

extension TransientAppEntity {
  public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }
  /// The identifier of the entity's first property, which copies share; without properties, one for all entities.
  public var id: UUID {
    for case let (_, property as any IdentifiedProperty) in Mirror(reflecting: self).children {
      return property.identity
    }
    return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

/// Finds nothing.
///
/// - Source: AppIntents, `TransientAppEntityQuery`.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  public init() {}
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// An entity of which there is one.
///
/// - Source: AppIntents, `UniqueAppEntity`.
public protocol UniqueAppEntity: AppEntity {}
