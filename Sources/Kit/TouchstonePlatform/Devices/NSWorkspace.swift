public import Foundation
public import TouchstoneDrawing
public import TouchstoneTypes
public import TouchstoneUI

/// The Mac's workspace, which opens nothing.
public final class NSWorkspace {
  // SAFETY: it has nothing that changes.
  public nonisolated(unsafe) static let shared = NSWorkspace()

  /// Returns `false` without opening the URL.
  @discardableResult
  public func open(_ url: URL) -> Bool { false }

  /// Does nothing.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {}

  /// The centre of the workspace's notifications, none of which is posted.
  public let notificationCenter = NotificationCenter()
  /// The running apps, of which none is known.
  public var runningApplications: [NSRunningApplication] { [] }
  public var frontmostApplication: NSRunningApplication? { nil }

  /// Returns an empty image: files have no icons.
  public func icon(forFile fullPath: String) -> NSImage { NSImage() }
  /// Returns an empty image: files have no icons.
  public func icon(for contentType: UTType) -> NSImage { NSImage() }
  /// Returns `false` without showing the file.
  @discardableResult
  public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool { false }
  /// Returns `nil`: there are no other apps.
  public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  /// Returns `nil`: there are no other apps.
  public func urlForApplication(toOpen url: URL) -> URL? { nil }

  /// Whether Reduce Motion is on; always `false`.
  public var accessibilityDisplayShouldReduceMotion: Bool { false }
  /// Whether Reduce Transparency is on; always `false`.
  public var accessibilityDisplayShouldReduceTransparency: Bool { false }
  /// Whether Increase Contrast is on; always `false`.
  public var accessibilityDisplayShouldIncreaseContrast: Bool { false }
}
