/// - Source: AppIntents, `EntityQuerySortableByProperty`.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: EntityQueryPart {
  public init<Value>(_ property: KeyPath<Entity, EntityProperty<Value>>) {}
}
