/// - Source: AppIntents, `EntityQueryProperties`.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
  public init(@EntityQueryPartBuilder _ properties: () -> EntityQueryParts) {}
}
