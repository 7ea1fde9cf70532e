/// The name of a value that views tell the views around them.
///
/// - Source: SwiftUI, `PreferenceKey`.
public protocol PreferenceKey: SendableMetatype {
  /// What views tell the views around them.
  associatedtype Value

  /// The value where no view says any.
  static var defaultValue: Self.Value { get }

  /// Adds the value of the next view to those of the views before it.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
