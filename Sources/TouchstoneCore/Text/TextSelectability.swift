/// Whether a person can select text; it shows in no picture.
///
/// - Source: SwiftUI, `TextSelectability`.
public protocol TextSelectability: Sendable {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
///
/// - Source: SwiftUI, `EnabledTextSelectability`.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

/// Text that cannot be selected.
///
/// - Source: SwiftUI, `DisabledTextSelectability`.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets whether a person can select text; it shows in no picture.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
