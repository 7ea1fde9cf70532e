import TouchstoneCore
import TouchstoneDrawing

/// The bar at the top of a screen.
///
/// - Source: SwiftUI, `NavigationBarItem`.
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the screen before; large on the first.
    case automatic
    /// Small, between the buttons.
    case inline
    /// Large, below the buttons.
    case large
  }
}
