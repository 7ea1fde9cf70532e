/// Whether an input device scrolls.
///
/// - Source: SwiftUI, `ScrollInputBehavior`.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  /// The platform's default behaviour.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// The device does not scroll.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}
