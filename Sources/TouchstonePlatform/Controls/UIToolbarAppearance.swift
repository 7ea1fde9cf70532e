import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The appearance of a toolbar, which pictures do not show.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons.
  open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
}
