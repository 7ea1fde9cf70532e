public import TouchstoneUI

extension NSEvent {
  /// The window of the event; always `nil`: no event happens in one.
  public var window: NSWindow? { nil }
}
