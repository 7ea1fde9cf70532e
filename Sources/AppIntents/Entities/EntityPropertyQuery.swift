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

/// Whether all comparisons must hold, or one of them.
///
/// - Source: AppIntents, `EntityQueryComparatorMode`.
public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }

/// - Source: AppIntents, `EntityQuerySort`.
public struct EntityQuerySort<Entity: AppEntity> {
  public enum Ordering: Hashable, Sendable { case ascending, descending }
  public let by: PartialKeyPath<Entity>
  public let order: Ordering
}

/// - Source: AppIntents, `EntityQueryProperties`.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
  public init(@EntityQueryPartBuilder _ properties: () -> EntityQueryParts) {}
}

/// - Source: AppIntents, `EntityQuerySortingOptions`.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  public init(@EntityQueryPartBuilder _ options: () -> EntityQueryParts) {}
}

/// - Source: AppIntents, `EntityQuerySortableByProperty`.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: EntityQueryPart {
  public init<Value>(_ property: KeyPath<Entity, EntityProperty<Value>>) {}
}

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

/// A line of the lists of a query.
public protocol EntityQueryPart: Sendable {}

/// The lines of a list of a query.
public struct EntityQueryParts: EntityQueryPart {}

/// Lists the properties of a query.
@resultBuilder
public enum EntityQueryPartBuilder {
  public static func buildExpression(_ part: some EntityQueryPart) -> EntityQueryParts { EntityQueryParts() }
  public static func buildBlock(_ parts: EntityQueryParts...) -> EntityQueryParts { EntityQueryParts() }
}

/// Lists the comparisons of a property.
@resultBuilder
public enum EntityQueryComparatorBuilder<Value: _IntentValue, Mapping> {
  public static func buildExpression<Comparator: EntityQueryComparator>(_ part: Comparator) -> EntityQueryParts
  where Comparator.Value == Value, Comparator.Mapping == Mapping { EntityQueryParts() }
  public static func buildBlock(_ parts: EntityQueryParts...) -> EntityQueryParts { EntityQueryParts() }
}

/// A comparison of a property with a value.
public protocol EntityQueryComparator {
  associatedtype Value: _IntentValue
  associatedtype Mapping
}
