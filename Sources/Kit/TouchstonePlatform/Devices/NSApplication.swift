public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// The app object. No app runs under Touchstone, so it has no windows.
@MainActor @preconcurrency
open class NSApplication: NSResponder {
  /// The shared app object.
  public static let shared = NSApplication()

  /// The appearance of the app; `nil` for the system's.
  public var appearance: NSAppearance?
  /// Whether the app is active; always `false`.
  public var isActive: Bool { false }

  /// The windows: none.
  public var windows: [NSWindow] { [] }
  /// The key window: none.
  public var keyWindow: NSWindow? { nil }
  /// The main window: none.
  public var mainWindow: NSWindow? { nil }

  /// The appearance of the app: its own, or the light one.
  public var effectiveAppearance: NSAppearance { appearance ?? .currentDrawing() }
  /// Whether the app is in the Dock and has a menu. Returns `false` without a change.
  @discardableResult
  public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { false }
  /// Does nothing.
  public func activate() {}
  /// Does nothing.
  public func hide(_ sender: Any?) {}

  open weak var delegate: (any NSApplicationDelegate)?
  /// The menu bar's menu, which is never shown.
  public var mainMenu: NSMenu?
  public var applicationIconImage: NSImage?
  public var isHidden: Bool { false }
  /// Whether the app is in the Dock and has a menu: it has neither.
  public func activationPolicy() -> ActivationPolicy { .prohibited }
  /// Says whether the app may end. Has no effect.
  public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}

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
  public func terminate(_ sender: Any?) {}
  /// Does nothing.
  public func activate(ignoringOtherApps flag: Bool) {}
  /// Returns `false` without sending the action.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }

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
