import TouchstoneCore

/// The way in which the tab bar is minimised.
///
/// - Source: SwiftUI, `TabBarMinimizeBehavior`.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The platform default.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// When content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let never = TabBarMinimizeBehavior(name: "never")
}
