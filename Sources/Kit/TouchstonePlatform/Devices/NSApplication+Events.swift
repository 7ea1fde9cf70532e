public import Foundation
public import TouchstoneUI

// No app runs, so nothing waits for events.
extension NSApplication {
  /// Whether the app handles events; always `false`.
  public var isRunning: Bool { false }
  /// The window whose events are handled alone: none.
  public var modalWindow: NSWindow? { nil }
  /// The event that is handled: none.
  public var currentEvent: NSEvent? { nil }
  /// Returns the window with a number: none.
  public func window(withWindowNumber windowNum: Int) -> NSWindow? { nil }
  /// The windows from front to back: none.
  public var orderedWindows: [NSWindow] { [] }
  /// Does nothing.
  public func deactivate() {}
  /// Does nothing.
  public func unhideWithoutActivation() {}
}

// None of these notifications is posted.
extension NSApplication {
  public nonisolated static let didChangeScreenParametersNotification = Notification.Name(
    "NSApplicationDidChangeScreenParametersNotification")
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  public nonisolated static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  public nonisolated static let didUpdateNotification = Notification.Name("NSApplicationDidUpdateNotification")
}
