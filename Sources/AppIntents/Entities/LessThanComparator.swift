/// - Source: AppIntents, `LessThanComparator`.
public struct LessThanComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}
