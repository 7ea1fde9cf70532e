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
