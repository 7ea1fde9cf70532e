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

/// What a window tells. Nothing of it is called: no window is shown.
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

/// What lies between a title bar and the content.
///
/// - Source: AppKit, `NSTitlebarSeparatorStyle`.
public enum NSTitlebarSeparatorStyle: Int, Sendable {
  /// The styles of AppKit, in its order.
  case automatic, none, line, shadow
}

extension NSWindow {
  /// The order of windows.
  public enum OrderingMode: Int, Sendable {
    /// Below, hidden or above.
    case below = -1
    case out, above
  }
}
