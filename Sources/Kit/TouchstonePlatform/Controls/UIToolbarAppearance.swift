import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The appearance of a toolbar, which pictures do not show.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
}
