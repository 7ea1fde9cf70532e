public import Foundation
public import TouchstoneUI

// No app runs, so nothing waits for events.
extension NSApplication {
  /// Whether the app handles events; always `false`.
  public var isRunning: Bool { false }
  /// Handles events until the app ends. Returns at once: no events occur.
  public func run() {}
  /// Handles the events of a window until it is closed. Returns `abort` at once: nothing is shown.
  public func runModal(for window: NSWindow) -> ModalResponse { .abort }
  /// Ends handling events. Has no effect.
  public func stop(_ sender: Any?) {}
  /// Ends handling the events of one window. Has no effect.
  public func stopModal() {}
  /// Ends handling the events of one window with an answer. Has no effect.
  public func stopModal(withCode returnCode: ModalResponse) {}
  /// Ends handling the events of one window. Has no effect.
  public func abortModal() {}
  /// The window whose events are handled alone: none.
  public var modalWindow: NSWindow? { nil }
  /// The event that is handled: none.
  public var currentEvent: NSEvent? { nil }
  /// Returns the next event: none, at once.
  public func nextEvent(
    matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool
  ) -> NSEvent? { nil }
  /// Sends an event to its window. Has no effect.
  public func sendEvent(_ event: NSEvent) {}

  /// Returns what would perform an action: nothing, because selectors are not sent.
  public func target(forAction action: Selector) -> Any? { nil }
  /// Returns what would perform an action: nothing, because selectors are not sent.
  public func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? { nil }
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
