import TouchstoneCore

/// Whether a button repeats its action while it is held.
///
/// - Source: SwiftUI, `ButtonRepeatBehavior`.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let isEnabled: Bool?

  /// The behaviour of the enclosing view.
  public static let automatic = ButtonRepeatBehavior(isEnabled: nil)
  /// The button repeats its action while it is held.
  public static let enabled = ButtonRepeatBehavior(isEnabled: true)
  /// The button runs its action once.
  public static let disabled = ButtonRepeatBehavior(isEnabled: false)
}
