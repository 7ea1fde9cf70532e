/// The level of windows, which are never shown.
///
/// - Source: SwiftUI, `WindowLevel`.
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  /// The platform default.
  public static var automatic: WindowLevel { WindowLevel(name: "automatic") }
  /// The level of the desktop.
  public static var desktop: WindowLevel { WindowLevel(name: "desktop") }
  /// Above other windows.
  public static var floating: WindowLevel { WindowLevel(name: "floating") }
  /// The level of most windows.
  public static var normal: WindowLevel { WindowLevel(name: "normal") }
}

/// The behaviour of windows in full screen and in Stage Manager.
///
/// - Source: SwiftUI, `WindowManagerRole`.
public struct WindowManagerRole: Sendable {
  /// The platform default.
  public static let automatic = WindowManagerRole()
  /// A window of its own.
  public static let principal = WindowManagerRole()
  /// A window that belongs to another one.
  public static let associated = WindowManagerRole()
}

/// The size of zoomed windows.
///
/// - Source: SwiftUI, `WindowIdealSize`.
public struct WindowIdealSize: Sendable {
  /// The platform default.
  public static let automatic = WindowIdealSize()
  /// The ideal size of the content.
  public static let fitToContent = WindowIdealSize()
  /// The largest possible size.
  public static let maximum = WindowIdealSize()
}

extension Scene {
  /// Sets the level of windows. Has no effect.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { self }
  /// Sets the behaviour of windows in full screen and in Stage Manager. Has no effect.
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  /// Sets the size of zoomed windows. Has no effect.
  public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
}
