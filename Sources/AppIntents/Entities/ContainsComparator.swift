/// - Source: AppIntents, `ContainsComparator`.
public struct ContainsComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}
