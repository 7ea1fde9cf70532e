import TouchstoneCore
import TouchstoneDrawing

/// The navigation bar of a screen.
///
/// - Source: SwiftUI, `NavigationBarItem`.
public struct NavigationBarItem: Sendable {
  /// The display mode of the title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the previous screen; large on the first one.
    case automatic
    /// Small, between the buttons.
    case inline
    /// Large, below the buttons.
    case large
  }
}
