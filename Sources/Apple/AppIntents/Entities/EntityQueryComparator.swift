/// A comparison of a property with a value.
public protocol EntityQueryComparator {
  associatedtype Value: _IntentValue
  associatedtype Mapping
}
