/// - Source: AppIntents, `GreaterThanOrEqualToComparator`.
public struct GreaterThanOrEqualToComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}
