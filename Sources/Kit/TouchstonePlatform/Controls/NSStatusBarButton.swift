import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The button of an item of the menu bar, which is never shown.
open class NSStatusBarButton: NSButton {
  /// Whether the button is grey.
  open var appearsDisabled = false
}
