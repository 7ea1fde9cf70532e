// The comparisons of `EntityPropertyQuery`. None is evaluated here.

/// - Source: AppIntents, `EqualToComparator`.
public struct EqualToComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// - Source: AppIntents, `NotEqualToComparator`.
public struct NotEqualToComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// - Source: AppIntents, `LessThanComparator`.
public struct LessThanComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// - Source: AppIntents, `LessThanOrEqualToComparator`.
public struct LessThanOrEqualToComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// - Source: AppIntents, `GreaterThanComparator`.
public struct GreaterThanComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// - Source: AppIntents, `GreaterThanOrEqualToComparator`.
public struct GreaterThanOrEqualToComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// - Source: AppIntents, `ContainsComparator`.
public struct ContainsComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// - Source: AppIntents, `HasPrefixComparator`.
public struct HasPrefixComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// - Source: AppIntents, `HasSuffixComparator`.
public struct HasSuffixComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// - Source: AppIntents, `IsBetweenComparator`.
public struct IsBetweenComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value, Value) -> Mapping) {}
}
