public import Foundation
public import TouchstoneUI

/// The app: none runs here, so that it has no windows.
///
/// - Source: AppKit, `NSApplication`.
@MainActor @preconcurrency
open class NSApplication: NSResponder {
  /// The app.
  public static let shared = NSApplication()

  /// Light or dark; `nil` for what the system has.
  public var appearance: NSAppearance?
  /// Whether the app gets events: it does not.
  public var isActive: Bool { false }

  /// Ends the app; there is none here.
  public func terminate(_ sender: Any?) {}
  /// Brings the app to the front; there is none here.
  public func activate(ignoringOtherApps flag: Bool) {}
  /// Sends an action to whoever takes it: nothing does.
  @discardableResult
  public func sendAction(_ action: String, to target: Any?, from sender: Any?) -> Bool { false }

  /// Sent when the app gets events; never here.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  /// Sent before the app gets no more events; never here.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  /// Sent before the app ends; never here.
  public nonisolated static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
}

/// The app.
///
/// - Source: AppKit, `NSApp`.
@MainActor public var NSApp: NSApplication { NSApplication.shared }

/// The screen. Here it is always the same one: 1440 × 900 points at 2 pixels per point.
///
/// - Source: AppKit, `NSScreen`.
@MainActor @preconcurrency
public final class NSScreen {
  /// The screen.
  public static var main: NSScreen? { NSScreen() }
  /// All screens.
  public static var screens: [NSScreen] { [NSScreen()] }

  /// The place of the screen, in points.
  public nonisolated var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
  /// The place of the screen without the menu bar, in points.
  public nonisolated var visibleFrame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 875) }
  /// Pixels per point.
  public nonisolated var backingScaleFactor: CGFloat { 2 }
}

/// The Mac's files and apps; nothing is opened here.
///
/// - Source: AppKit, `NSWorkspace`.
@MainActor @preconcurrency
public final class NSWorkspace {
  /// The Mac's files and apps.
  public static let shared = NSWorkspace()

  /// Opens an address, which nothing does here.
  @discardableResult
  public func open(_ url: URL) -> Bool { false }

  /// Whether movements are to be calm.
  public var accessibilityDisplayShouldReduceMotion: Bool { false }
  /// Whether nothing is to shine through.
  public var accessibilityDisplayShouldReduceTransparency: Bool { false }
  /// Whether colours are to stand out.
  public var accessibilityDisplayShouldIncreaseContrast: Bool { false }
}

/// What a person has copied. It lives in the process.
///
/// - Source: AppKit, `NSPasteboard`.
@MainActor @preconcurrency
public final class NSPasteboard {
  /// What a person has copied.
  public static let general = NSPasteboard()

  private var texts: [PasteboardType: String] = [:]

  /// A kind of what is copied.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A text.
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
    /// An address.
    public static let URL = PasteboardType(rawValue: "public.url")
  }

  /// Empties the board.
  @discardableResult
  public func clearContents() -> Int {
    texts = [:]
    return 0
  }

  /// Puts a text onto the board.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    texts[dataType] = string
    return true
  }

  /// The text on the board.
  public func string(forType dataType: PasteboardType) -> String? { texts[dataType] }
}
