import TouchstoneCore

/// The place of a tab beside a sidebar. Tab bars of phones, which pictures show, have no places.
///
/// - Source: SwiftUI, `TabPlacement`.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// Depends on the platform.
  public static let automatic = TabPlacement(name: "automatic")
  /// At the trailing end of the tab bar.
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
