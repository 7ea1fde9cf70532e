public import Foundation
@preconcurrency public import OpenCombine
public import TouchstoneUI

/// The delegate of an app. No app runs in a test, so it is never called.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// Tells the delegate that the app has launched; never called.
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
  /// Keys of the reasons why an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UIApplication {
  /// Keys of what is known of an address that the app opens.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that sent the address.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Data of the app that sent the address.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the document has to be copied.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

/// Names the class of the app's delegate. No app runs in a test, so no delegate is created.
///
/// - Source: SwiftUI, `UIApplicationDelegateAdaptor`.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// Names the class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate.
  ///
  /// - Precondition: An app runs, which it never does in a test: Swift cannot create an object of a class whose
  ///   `init()` is not `required`.
  public var wrappedValue: DelegateType {
    preconditionFailure("No app runs in a test, so its \(DelegateType.self) does not exist")
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  ///
  /// - Precondition: An app runs, as for ``wrappedValue``.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
