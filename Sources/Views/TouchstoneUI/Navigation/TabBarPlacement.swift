import TouchstoneCore

/// The place of a tab bar.
///
/// - Source: SwiftUI, `TabBarPlacement`.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// At the bottom, as on phones.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// At the top, as on tablets.
  public static let topBar = TabBarPlacement(name: "topBar")
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// Dots for pages.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  /// Beside the window.
  public static let ornament = TabBarPlacement(name: "ornament")
}
