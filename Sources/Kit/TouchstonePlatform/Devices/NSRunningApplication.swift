public import Foundation
public import TouchstoneDrawing

/// A running app, of which none is known.
///
/// - Source: AppKit, `NSRunningApplication`.
open class NSRunningApplication {
  /// The test's process, without a bundle.
  public class var current: NSRunningApplication { NSRunningApplication() }

  /// Returns the apps with an identifier: none.
  public class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] { [] }

  open var bundleIdentifier: String? { nil }
  open var localizedName: String? { nil }
  open var bundleURL: URL? { nil }
  open var executableURL: URL? { nil }
  open var icon: NSImage? { nil }
  open var processIdentifier: pid_t { getpid() }
  open var isActive: Bool { false }
  open var isHidden: Bool { false }
  open var isTerminated: Bool { false }
  open var activationPolicy: NSApplication.ActivationPolicy { .prohibited }

  /// Returns `false`: no app is activated.
  @discardableResult
  open func activate(options: NSApplication.ActivationOptions = []) -> Bool { false }
  /// Returns `false`: no app is hidden.
  @discardableResult
  open func hide() -> Bool { false }
  /// Returns `false`: no app is ended.
  @discardableResult
  open func terminate() -> Bool { false }
  /// Returns `false`: no app is ended.
  @discardableResult
  open func forceTerminate() -> Bool { false }
}

extension NSApplication {
  /// How an app is activated.
  public struct ActivationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let activateAllWindows = ActivationOptions(rawValue: 1)
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
  }
}
