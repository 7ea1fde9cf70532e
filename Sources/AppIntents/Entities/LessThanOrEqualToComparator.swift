/// - Source: AppIntents, `LessThanOrEqualToComparator`.
public struct LessThanOrEqualToComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}
