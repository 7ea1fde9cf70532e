import Foundation

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
