/// Whether a person can do something to a window.
///
/// - Source: SwiftUI, `WindowInteractionBehavior`.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform has it.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// Yes.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// No.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}
