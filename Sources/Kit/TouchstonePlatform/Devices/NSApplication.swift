public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// The app object. No app runs under Touchstone, so it has no windows.
@MainActor @preconcurrency
open class NSApplication: NSResponder {
  /// The shared app object.
  public static let shared = NSApplication()

  /// The appearance of the app; `nil` for the system's.
  open var appearance: NSAppearance?
  /// Whether the app is active; always `false`.
  open var isActive: Bool { false }

  /// The windows: none.
  open var windows: [NSWindow] { [] }
  /// The key window: none.
  open var keyWindow: NSWindow? { nil }
  /// The main window: none.
  open var mainWindow: NSWindow? { nil }

  /// The appearance of the app: its own, or the light one.
  open var effectiveAppearance: NSAppearance { appearance ?? .currentDrawing() }
  /// Whether the app is in the Dock and has a menu. Returns `false` without a change.
  @discardableResult
  open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { false }
  /// Does nothing.
  open func activate() {}
  /// Does nothing.
  open func hide(_ sender: Any?) {}

  open weak var delegate: (any NSApplicationDelegate)?
  /// The menu bar's menu, which is never shown.
  open var mainMenu: NSMenu?
  open var applicationIconImage: NSImage?
  open var isHidden: Bool { false }
  /// Whether the app is in the Dock and has a menu: it has neither.
  open func activationPolicy() -> ActivationPolicy { .prohibited }
  /// Says whether the app may end. Has no effect.
  open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}

  /// Whether an app is in the Dock and has a menu.
  public enum ActivationPolicy: Int, Sendable {
    case regular
    /// It is not and has not, and may have windows.
    case accessory
    /// It is not and has not, and has no windows.
    case prohibited
  }

  /// Whether an app may end.
  public enum TerminateReply: UInt, Sendable {
    /// It may not.
    case terminateCancel
    /// It may.
    case terminateNow
    /// It may later.
    case terminateLater
  }

  /// Does nothing.
  open func terminate(_ sender: Any?) {}
  /// Does nothing.
  open func activate(ignoringOtherApps flag: Bool) {}
  /// Returns `false` without sending the action.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }

  /// Handles events until the app ends. Returns at once: no events occur.
  open func run() {}
  /// Handles the events of a window until it is closed. Returns `abort` at once: nothing is shown.
  @discardableResult
  open func runModal(for window: NSWindow) -> ModalResponse { .abort }
  /// Ends handling events. Has no effect.
  open func stop(_ sender: Any?) {}
  /// Ends handling the events of one window. Has no effect.
  open func stopModal() {}
  /// Ends handling the events of one window with an answer. Has no effect.
  open func stopModal(withCode returnCode: ModalResponse) {}
  /// Ends handling the events of one window. Has no effect.
  open func abortModal() {}
  /// Returns the next event: none, at once.
  open func nextEvent(
    matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool
  ) -> NSEvent? { nil }
  /// Sends an event to its window. Has no effect.
  open func sendEvent(_ event: NSEvent) {}

  /// Whether the app handles events; always `false`, because no app runs.
  open var isRunning: Bool { false }
  /// The window whose events are handled alone: none.
  open var modalWindow: NSWindow? { nil }
  /// The event that is handled: none.
  open var currentEvent: NSEvent? { nil }
  /// Returns the window with a number: none.
  open func window(withWindowNumber windowNum: Int) -> NSWindow? { nil }
  /// The windows from front to back: none.
  open var orderedWindows: [NSWindow] { [] }
  /// Does nothing.
  open func deactivate() {}
  /// Does nothing.
  open func unhideWithoutActivation() {}

  /// Returns what would perform an action: nothing, because selectors are not sent.
  open func target(forAction action: Selector) -> Any? { nil }
  /// Returns what would perform an action: nothing, because selectors are not sent.
  open func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? { nil }

  /// The name of the notification for an app that became active; never posted.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  /// The name of the notification for an app that is about to become inactive; never posted.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  /// The name of the notification for an app that is about to terminate; never posted.
  public nonisolated static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
}

/// The shared app object.
///
/// - Source: AppKit, `NSApp`.
@MainActor @preconcurrency public var NSApp: NSApplication { NSApplication.shared }
