public import Foundation

/// A value that a parameter can have.
///
/// - Source: AppIntents, `_IntentValue`.
public protocol _IntentValue: Sendable {
  /// The type of a value that is there.
  associatedtype ValueType = Self
  /// The type of a default.
  associatedtype UnwrappedType = Self

  /// The value of a parameter without one, if its type has such a value.
  static var _missing: Self? { get }
}

extension _IntentValue {
  public static var _missing: Self? { nil }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
  public typealias UnwrappedType = Wrapped.UnwrappedType

  public static var _missing: Self? { .some(nil) }
}

extension Array: _IntentValue where Element: _IntentValue {}
extension Set: _IntentValue where Element: _IntentValue {}
extension Never: _IntentValue {}
extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension URL: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Measurement: _IntentValue {}
extension Duration: _IntentValue {}
