/// - Source: AppIntents, `HasSuffixComparator`.
public struct HasSuffixComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}
