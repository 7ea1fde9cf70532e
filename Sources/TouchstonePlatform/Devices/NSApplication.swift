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

  /// Does nothing.
  public func terminate(_ sender: Any?) {}
  /// Does nothing.
  public func activate(ignoringOtherApps flag: Bool) {}
  /// Returns `false` without sending the action.
  @discardableResult
  public func sendAction(_ action: String, to target: Any?, from sender: Any?) -> Bool { false }

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

/// A screen of 1440 × 900 points at 2 pixels per point, the only one there is.
///
/// - Source: AppKit, `NSScreen`.
@MainActor @preconcurrency
public final class NSScreen {
  /// The only screen.
  public static var main: NSScreen? { NSScreen() }
  /// All screens: the main one.
  public static var screens: [NSScreen] { [NSScreen()] }

  /// The frame of the screen, in points.
  public nonisolated var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
  /// The frame of the screen without the menu bar, in points.
  public nonisolated var visibleFrame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 875) }
  /// The number of pixels per point.
  public nonisolated var backingScaleFactor: CGFloat { 2 }
}

/// The Mac's workspace, which opens nothing.
///
/// - Source: AppKit, `NSWorkspace`.
@MainActor @preconcurrency
public final class NSWorkspace {
  /// The shared workspace.
  public static let shared = NSWorkspace()

  /// Returns `false` without opening the URL.
  @discardableResult
  public func open(_ url: URL) -> Bool { false }

  /// Whether Reduce Motion is on; always `false`.
  public var accessibilityDisplayShouldReduceMotion: Bool { false }
  /// Whether Reduce Transparency is on; always `false`.
  public var accessibilityDisplayShouldReduceTransparency: Bool { false }
  /// Whether Increase Contrast is on; always `false`.
  public var accessibilityDisplayShouldIncreaseContrast: Bool { false }
}

/// A pasteboard that is private to the process.
///
/// - Source: AppKit, `NSPasteboard`.
@MainActor @preconcurrency
public final class NSPasteboard {
  /// The general pasteboard.
  public static let general = NSPasteboard()

  private var texts: [PasteboardType: String] = [:]

  /// A type of pasteboard data.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Plain text.
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
    /// A URL.
    public static let URL = PasteboardType(rawValue: "public.url")
  }

  /// Removes everything from the pasteboard.
  @discardableResult
  public func clearContents() -> Int {
    texts = [:]
    return 0
  }

  /// Sets the string for a type.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    texts[dataType] = string
    return true
  }

  /// Returns the string for a type.
  public func string(forType dataType: PasteboardType) -> String? { texts[dataType] }
}
