import TouchstoneCore

/// What items of toolbars show of their labels.
///
/// - Source: SwiftUI, `ToolbarLabelStyle`.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String

  /// The choice of the system.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// Icons.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
  /// Titles.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// Icons and titles.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
}
