import TouchstoneCore

/// How the bar of tabs becomes smaller.
///
/// - Source: SwiftUI, `TabBarMinimizeBehavior`.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform has it.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// When content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}
