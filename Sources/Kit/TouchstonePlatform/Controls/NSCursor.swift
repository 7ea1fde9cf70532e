import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A cursor, which pictures do not show.
@MainActor @preconcurrency
open class NSCursor {

  private init() {}

  public static let arrow = NSCursor()
  public static let pointingHand = NSCursor()
  public static let openHand = NSCursor()
  public static let closedHand = NSCursor()
  /// The beam of text.
  public static let iBeam = NSCursor()
  /// The cross hair.
  public static let crosshair = NSCursor()
  /// The arrows to the left and right.
  public static let resizeLeftRight = NSCursor()
  /// The arrows up and down.
  public static let resizeUpDown = NSCursor()
  /// The sign of what is not allowed.
  public static let operationNotAllowed = NSCursor()

  /// Shows the cursor. Has no effect.
  open func set() {}
  /// Shows the cursor until `pop()`. Has no effect.
  open func push() {}
  /// Shows the cursor before. Has no effect.
  open func pop() {}
  /// Shows the cursor before. Has no effect.
  open class func pop() {}
  /// Hides the cursor. Has no effect.
  open class func hide() {}
  /// Shows the cursor again. Has no effect.
  open class func unhide() {}
}
