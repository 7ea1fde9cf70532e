/// A type that describes whether text can be selected, which pictures do not show.
///
/// - Source: SwiftUI, `TextSelectability`.
public protocol TextSelectability: Sendable {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// Selectability for text that can be selected.
///
/// - Source: SwiftUI, `EnabledTextSelectability`.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

/// Selectability for text that cannot be selected.
///
/// - Source: SwiftUI, `DisabledTextSelectability`.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Allows selection.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Disallows selection.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
