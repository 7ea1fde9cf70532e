/// The visibility of a window's toolbar in full screen.
///
/// - Source: SwiftUI, `WindowToolbarFullScreenVisibility`.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String

  /// The platform's default visibility.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  /// The toolbar is visible while the pointer hovers at the top.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}
