/// - Source: AppIntents, `NotEqualToComparator`.
public struct NotEqualToComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}
