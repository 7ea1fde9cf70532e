public import Foundation

/// What is told of a window. No method is called: no window is shown.
///
/// - Source: AppKit, `NSWindowDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol NSWindowDelegate: AnyObject {
  /// Whether the window may close.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  func windowWillClose(_ notification: Notification)
  func windowDidResize(_ notification: Notification)
  func windowDidMove(_ notification: Notification)
  func windowDidBecomeKey(_ notification: Notification)
  func windowDidResignKey(_ notification: Notification)
}

extension NSWindowDelegate {
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  public func windowWillClose(_ notification: Notification) {}
  public func windowDidResize(_ notification: Notification) {}
  public func windowDidMove(_ notification: Notification) {}
  public func windowDidBecomeKey(_ notification: Notification) {}
  public func windowDidResignKey(_ notification: Notification) {}
}
