public import Foundation
public import TouchstoneUI

/// A controller of a window, which is never shown.
///
/// - Source: AppKit, `NSWindowController`.
open class NSWindowController: NSResponder {
  open var window: NSWindow?
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }
  open var windowFrameAutosaveName = ""
  open var shouldCascadeWindows = true

  /// Creates a controller of a window.
  public init(window: NSWindow?) {
    self.window = window
    super.init()
    window?.windowController = self
  }

  /// Returns `nil`: archives of Interface Builder can't be read.
  public required init?(coder: NSCoder) { nil }

  /// Called after the window has been loaded. Never called.
  open func windowDidLoad() {}
  /// Shows the window. Has no effect.
  open func showWindow(_ sender: Any?) {}
  /// Closes the window. Has no effect.
  open func close() {}
}
