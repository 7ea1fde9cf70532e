public import Foundation
import TouchstoneUI

/// A screen of 1440 × 900 points at 2 pixels per point, the only one there is.
@MainActor @preconcurrency
public final class NSScreen {
  public static var main: NSScreen? { NSScreen() }
  /// All screens: the main one.
  public static var screens: [NSScreen] { [NSScreen()] }

  public var localizedName: String { "Display" }
  public var deviceDescription: [String: Any] { [:] }
  /// The frame of the screen, in points.
  public nonisolated var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
  /// The frame of the screen without the menu bar, in points.
  public nonisolated var visibleFrame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 875) }
  /// The number of pixels per point.
  public nonisolated var backingScaleFactor: CGFloat { 2 }
}
