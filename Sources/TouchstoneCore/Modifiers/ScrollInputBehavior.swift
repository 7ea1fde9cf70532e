/// How a device scrolls.
///
/// - Source: SwiftUI, `ScrollInputBehavior`.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform has it.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// It does.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}
