/// The size of zoomed windows.
///
/// - Source: SwiftUI, `WindowIdealSize`.
public struct WindowIdealSize: Sendable {
  /// The platform default.
  public static let automatic = WindowIdealSize()
  public static let fitToContent = WindowIdealSize()
  /// The largest possible size.
  public static let maximum = WindowIdealSize()
}
