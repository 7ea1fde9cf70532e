/// - Source: AppIntents, `EqualToComparator`.
public struct EqualToComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}
