import TouchstoneCore

/// Where tabs that adapt to the window are shown.
///
/// - Source: SwiftUI, `AdaptableTabBarPlacement`.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// Depends on the platform. Pictures show the tab bar of a phone.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// In the sidebar, which pictures do not show.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
