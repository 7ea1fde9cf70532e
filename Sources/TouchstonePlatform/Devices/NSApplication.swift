public import Foundation
public import TouchstoneUI

/// The app object. No app runs under Touchstone, so it has no windows.
///
/// - Source: AppKit, `NSApplication`.
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

  /// Does nothing.
  public func terminate(_ sender: Any?) {}
  /// Does nothing.
  public func activate(ignoringOtherApps flag: Bool) {}
  /// Returns `false` without sending the action.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }

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
@MainActor public var NSApp: NSApplication { NSApplication.shared }
