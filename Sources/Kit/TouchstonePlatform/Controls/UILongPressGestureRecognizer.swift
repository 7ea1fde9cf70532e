public import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A long press, which never happens.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The length of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points.
  open var allowableMovement: CGFloat = 10
}
