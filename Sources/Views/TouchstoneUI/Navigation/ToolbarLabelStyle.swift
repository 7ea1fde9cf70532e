import TouchstoneCore

/// What items of toolbars show of their labels.
///
/// - Source: SwiftUI, `ToolbarLabelStyle`.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String

  /// The choice of the system.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
}
