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

  /// Returns `false` without an effect, as for the following three.
  @discardableResult
  open func activate(options: NSApplication.ActivationOptions = []) -> Bool { false }
  /// Has no effect, and says so by returning false.
  @discardableResult
  open func hide() -> Bool { false }
  /// Has no effect, and says so by returning false.
  @discardableResult
  open func terminate() -> Bool { false }
  /// Has no effect, and says so by returning false.
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
