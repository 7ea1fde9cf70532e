import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A panel, which is never shown.
open class NSPanel: NSWindow {
  /// Whether the panel is above windows.
  open override var isFloatingPanel: Bool {
    get { isFloating }
    set { isFloating = newValue }
  }
  private var isFloating = false
  /// Whether the panel can be the main window: never.
  open override var canBecomeMain: Bool { false }
  /// Whether the panel is the key window only for typing.
  open var becomesKeyOnlyIfNeeded: Bool = false
}
