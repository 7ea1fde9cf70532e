import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A tap, which never happens.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}
