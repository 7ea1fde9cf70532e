/// - Source: AppIntents, `EntityQuerySortingOptions`.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  public init(@EntityQueryPartBuilder _ options: () -> EntityQueryParts) {}
}
