/// Finds the entities that a parameter can have.
///
/// - Source: AppIntents, `EntityQuery`.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity] where Result.Result == Entity

  init()

  /// Returns the entities with identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the entities that are offered.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  /// Returns none.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by a text.
///
/// - Source: AppIntents, `EntityStringQuery`.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}

/// Lists all entities.
///
/// - Source: AppIntents, `EnumerableEntityQuery`.
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// Returns those of all entities that have one of the identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// Returns all entities.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// Finds the one entity of a type.
///
/// - Source: AppIntents, `UniqueAppEntityQuery`.
public protocol UniqueAppEntityQuery: EntityQuery where Entity: UniqueAppEntity {
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [try await uniqueEntity()] }
}
