/// A value that may be `nil`, whatever its type.
protocol OptionalValue {
  static var wrapped: Any.Type { get }
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
  var isNil: Bool { self == nil }
}
