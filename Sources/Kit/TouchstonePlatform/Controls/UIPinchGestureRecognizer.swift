public import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A pinch, which never happens.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor.
  open var scale: CGFloat = 1
  /// How quickly the factor changes: not at all.
  open var velocity: CGFloat { 0 }
}
