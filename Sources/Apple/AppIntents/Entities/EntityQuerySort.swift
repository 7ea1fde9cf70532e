/// - Source: AppIntents, `EntityQuerySort`.
public struct EntityQuerySort<Entity: AppEntity> {
  public enum Ordering: Hashable, Sendable { case ascending, descending }
  public let by: PartialKeyPath<Entity>
  public let order: Ordering
}
