/// - Source: AppIntents, `IsBetweenComparator`.
public struct IsBetweenComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value, Value) -> Mapping) {}
}
