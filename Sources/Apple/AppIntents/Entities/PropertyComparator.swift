/// A comparison of a property with one value.
public struct PropertyComparator<Value: _IntentValue, Mapping>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// - Source: AppIntents, `EqualToComparator`.
public typealias EqualToComparator = PropertyComparator

/// - Source: AppIntents, `NotEqualToComparator`.
public typealias NotEqualToComparator = PropertyComparator

/// - Source: AppIntents, `ContainsComparator`.
public typealias ContainsComparator = PropertyComparator

/// - Source: AppIntents, `HasPrefixComparator`.
public typealias HasPrefixComparator = PropertyComparator

/// - Source: AppIntents, `HasSuffixComparator`.
public typealias HasSuffixComparator = PropertyComparator

/// - Source: AppIntents, `LessThanComparator`.
public typealias LessThanComparator = PropertyComparator

/// - Source: AppIntents, `LessThanOrEqualToComparator`.
public typealias LessThanOrEqualToComparator = PropertyComparator

/// - Source: AppIntents, `GreaterThanComparator`.
public typealias GreaterThanComparator = PropertyComparator

/// - Source: AppIntents, `GreaterThanOrEqualToComparator`.
public typealias GreaterThanOrEqualToComparator = PropertyComparator
