import TouchstoneCore
import TouchstoneDrawing

/// What decides how large a window can be made.
///
/// - Source: SwiftUI, `WindowResizability`.
public struct WindowResizability: Sendable {
  /// As the platform has it.
  public static var automatic: WindowResizability { WindowResizability() }
  /// The content's least and greatest size.
  public static var contentSize: WindowResizability { WindowResizability() }
  /// The content's least size.
  public static var contentMinSize: WindowResizability { WindowResizability() }
}
