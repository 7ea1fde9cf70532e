public import Foundation

/// A value of an app's own that parameters can have.
///
/// - Source: AppIntents, `AppValue`.
public protocol AppValue: _IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable, _SupportsAppDependencies {}

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

/// A value of which there are few, each with a name.
///
/// - Source: AppIntents, `AppEnum`.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, RawRepresentable
where Self == Self.ValueType, Self.RawValue: LosslessStringConvertible {}

/// An identifier that can be a text.
///
/// - Source: AppIntents, `EntityIdentifierConvertible`.
public protocol EntityIdentifierConvertible {
  var entityIdentifierString: String { get }
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  public var entityIdentifierString: String { description }
  public static func entityIdentifier(for text: String) -> Self? { Self(text) }
}

extension EntityIdentifierConvertible where Self: RawRepresentable, RawValue: EntityIdentifierConvertible {
  public var entityIdentifierString: String { rawValue.entityIdentifierString }
  public static func entityIdentifier(for text: String) -> Self? {
    RawValue.entityIdentifier(for: text).flatMap(Self.init(rawValue:))
  }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }
  public static func entityIdentifier(for text: String) -> UUID? { UUID(uuidString: text) }
}

/// The identifier of an entity, with its type.
///
/// - Source: AppIntents, `EntityIdentifier`.
public struct EntityIdentifier: Hashable, Sendable {
  public let identifier: String
  private let type: ObjectIdentifier

  public init<Entity: AppEntity>(for entity: Entity) { self.init(for: Entity.self, identifier: entity.id) }

  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    self.identifier = identifier.entityIdentifierString
    self.type = ObjectIdentifier(type)
  }
}

/// An entity that no query finds.
///
/// - Source: AppIntents, `TransientAppEntity`.
public protocol TransientAppEntity: AppEntity {
  init()
}

extension TransientAppEntity {
  public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }
  /// An identifier that no other entity has.
  public var id: UUID { UUID() }
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

/// An entity that Spotlight finds, which does not exist on Linux.
///
/// - Source: AppIntents, `IndexedEntity`.
public protocol IndexedEntity: AppEntity {}

/// An entity that is a file.
///
/// - Source: AppIntents, `FileEntity`.
public protocol FileEntity: AppEntity {}

/// - Source: AppIntents, `URLRepresentableEntity`.
public protocol URLRepresentableEntity: AppEntity {}
