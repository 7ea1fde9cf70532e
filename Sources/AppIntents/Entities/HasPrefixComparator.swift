/// - Source: AppIntents, `HasPrefixComparator`.
public struct HasPrefixComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}
