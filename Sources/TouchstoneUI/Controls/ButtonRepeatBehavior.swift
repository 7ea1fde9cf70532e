import TouchstoneCore

/// Whether a button acts again and again while it is held.
///
/// - Source: SwiftUI, `ButtonRepeatBehavior`.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let isEnabled: Bool?

  /// As the view around has it.
  public static let automatic = ButtonRepeatBehavior(isEnabled: nil)
  /// The button acts again and again while it is held.
  public static let enabled = ButtonRepeatBehavior(isEnabled: true)
  /// The button acts once.
  public static let disabled = ButtonRepeatBehavior(isEnabled: false)
}
