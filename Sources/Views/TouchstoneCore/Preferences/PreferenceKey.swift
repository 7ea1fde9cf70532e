/// A key for a value that views provide to their ancestors.
///
/// - Source: SwiftUI, `PreferenceKey`.
public protocol PreferenceKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value

  /// The value if no view sets one.
  static var defaultValue: Self.Value { get }

  /// Combines the value of the next view with those of the previous views.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
