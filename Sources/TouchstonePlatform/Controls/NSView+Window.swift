public import TouchstoneUI

extension NSView {
  /// The window that contains the view: none.
  public var window: NSWindow? { nil }
}
