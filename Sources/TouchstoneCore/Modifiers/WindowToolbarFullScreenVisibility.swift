/// Whether the bar of a window shows on the whole screen.
///
/// - Source: SwiftUI, `WindowToolbarFullScreenVisibility`.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String

  /// As the platform has it.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  /// Yes.
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  /// While the pointer is there.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}
