import TouchstoneCore

/// What the user can change about a tab. Pictures show it unchanged.
///
/// - Source: SwiftUI, `TabCustomizationBehavior`.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String

  /// Depends on the platform.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// The tab can be moved and hidden.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// The tab stays.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}
