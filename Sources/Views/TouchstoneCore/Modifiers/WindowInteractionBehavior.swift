/// Whether a window allows an interaction.
///
/// - Source: SwiftUI, `WindowInteractionBehavior`.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  /// The platform's default behaviour.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// The interaction is allowed.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// The interaction is not allowed.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}
