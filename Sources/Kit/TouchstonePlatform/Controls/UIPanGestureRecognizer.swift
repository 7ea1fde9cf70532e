public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A drag, which never happens.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// Returns how far the finger has moved: not at all.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Sets how far the finger has moved. Has no effect.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Returns how quickly the finger moves: not at all.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
