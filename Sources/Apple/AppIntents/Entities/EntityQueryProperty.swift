/// A property and the comparisons that find entities by it.
///
/// - Source: AppIntents, `EntityQueryProperty`.
public struct EntityQueryProperty<Entity: AppEntity, Value: _IntentValue, ComparatorMappingType>: EntityQueryPart
where Value: Sendable {
  public init(
    _ property: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorBuilder<Value, ComparatorMappingType> comparators: () -> EntityQueryParts
  ) {}
}
