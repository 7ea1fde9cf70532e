/// - Source: AppIntents, `GreaterThanComparator`.
public struct GreaterThanComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}
