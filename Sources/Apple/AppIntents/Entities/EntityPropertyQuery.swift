/// Finds entities by their properties.
///
/// - Source: AppIntents, `EntityPropertyQuery`.
public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType
  typealias Sort = EntityQuerySort
  typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  typealias SortingOptions = EntityQuerySortingOptions<Entity>

  static var properties: QueryProperties { get }
  static var sortingOptions: SortingOptions { get }

  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
    limit: Int?
  ) async throws -> [Entity]
}

extension EntityPropertyQuery {
  public typealias ComparatorMode = EntityQueryComparatorMode
  public typealias Property<Value> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
  where Value: _IntentValue, Value: Sendable
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
}
