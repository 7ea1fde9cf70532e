public import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The items of the menu bar, which are never shown.
@MainActor @preconcurrency
public final class NSStatusBar {
  /// The menu bar of the system.
  public static let system = NSStatusBar()

  /// The height, in points.
  public var thickness: CGFloat { 22 }

  /// Returns an item.
  public func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem(length: length) }
  /// Removes an item. Has no effect.
  public func removeStatusItem(_ item: NSStatusItem) {}
}
