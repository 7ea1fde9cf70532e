public import Foundation
public import TouchstoneUI

/// What an app does when the system tells it something. No app runs here, so that it is never told.
///
/// - Source: UIKit, `UIApplicationDelegate`.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// Whether the app could start; never called here.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
}

extension UIApplication {
  /// Why an app was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// What an app does when the system tells it something. No app runs here, so that it is never told.
///
/// - Source: AppKit, `NSApplicationDelegate`.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {
  /// Tells that the app has started; never called here.
  func applicationDidFinishLaunching(_ notification: Notification)
}

extension NSApplicationDelegate {
  public func applicationDidFinishLaunching(_ notification: Notification) {}
}

/// Names the class that is told what the system says to an app. No app runs here, so that no object is made.
///
/// - Source: SwiftUI, `UIApplicationDelegateAdaptor`.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// Names the class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The object. It is a programmer's error to ask for it where no app runs.
  public var wrappedValue: DelegateType {
    preconditionFailure("No app runs here, so that \(DelegateType.self) is not made")
  }
}

/// Names the class that is told what the system says to an app. No app runs here, so that no object is made.
///
/// - Source: SwiftUI, `NSApplicationDelegateAdaptor`.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
  /// Names the class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The object. It is a programmer's error to ask for it where no app runs.
  public var wrappedValue: DelegateType {
    preconditionFailure("No app runs here, so that \(DelegateType.self) is not made")
  }
}
