/// The kind of a change of an observed property.
///
/// - Source: Foundation, `NSKeyValueChange`.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property has another value.
  case setting = 1
  /// The property has more, fewer or other elements.
  case insertion, removal, replacement
}
