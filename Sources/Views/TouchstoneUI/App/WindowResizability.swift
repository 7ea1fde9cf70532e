import TouchstoneCore
import TouchstoneDrawing

/// The limits for resizing a window.
///
/// - Source: SwiftUI, `WindowResizability`.
public struct WindowResizability: Sendable {
  /// The platform default.
  public static var automatic: WindowResizability { WindowResizability() }
  /// The minimum and maximum size of the content.
  public static var contentSize: WindowResizability { WindowResizability() }
  /// The minimum size of the content.
  public static var contentMinSize: WindowResizability { WindowResizability() }
}
