/// The level of windows, which are never shown.
///
/// - Source: SwiftUI, `WindowLevel`.
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  /// The platform default.
  public static var automatic: WindowLevel { WindowLevel(name: "automatic") }
  public static var desktop: WindowLevel { WindowLevel(name: "desktop") }
  /// Above other windows.
  public static var floating: WindowLevel { WindowLevel(name: "floating") }
  /// The level of most windows.
  public static var normal: WindowLevel { WindowLevel(name: "normal") }
}

extension Scene {
  /// Sets the level of windows. Has no effect.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { self }
  /// Sets the behaviour of windows in full screen and in Stage Manager. Has no effect.
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  /// Sets the size of zoomed windows. Has no effect.
  public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
}
