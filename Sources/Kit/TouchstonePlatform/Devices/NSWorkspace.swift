public import Foundation
import TouchstoneUI

/// The Mac's workspace, which opens nothing.
@MainActor @preconcurrency
public final class NSWorkspace {
  public static let shared = NSWorkspace()

  /// Returns `false` without opening the URL.
  @discardableResult
  public func open(_ url: URL) -> Bool { false }

  /// Does nothing.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {}

  /// Whether Reduce Motion is on; always `false`.
  public var accessibilityDisplayShouldReduceMotion: Bool { false }
  /// Whether Reduce Transparency is on; always `false`.
  public var accessibilityDisplayShouldReduceTransparency: Bool { false }
  /// Whether Increase Contrast is on; always `false`.
  public var accessibilityDisplayShouldIncreaseContrast: Bool { false }
}
