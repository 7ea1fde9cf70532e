/// The definition of a trait, whose value views and controllers inherit from what contains them.
///
///     struct Themed: UITraitDefinition {
///       static let defaultValue = false
///     }
///     view.traitOverrides[Themed.self] = true
///
/// - Source: UIKit, `UITraitDefinition`.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
  /// Whether colours depend on the trait; `false` by default. Has no effect.
  static var affectsColorAppearance: Bool { get }
  /// The name for debugging; by default, that of the type.
  static var name: String { get }
  /// The identifier for archives; by default, the name of the type.
  static var identifier: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { String(reflecting: Self.self) }
}

/// The value of a trait that an app declares.
// SAFETY: values of traits are set and read on the main actor, where views and controllers are; nothing changes them.
struct UITraitValue: Hashable, @unchecked Sendable {
  let value: Any

  static func == (lhs: Self, rhs: Self) -> Bool {
    guard let value = lhs.value as? any Equatable else { return false }
    return value.equals(rhs.value)
  }

  // Values that are equal have the same hash; most collections have few such traits.
  func hash(into hasher: inout Hasher) {}
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
