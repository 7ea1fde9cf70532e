public import Foundation
@preconcurrency public import OpenCombine
public import TouchstoneUI

/// The delegate of an app. No app runs in a test, so it is never called.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {
  /// Tells the delegate that the app has launched; never called.
  func applicationDidFinishLaunching(_ notification: Notification)
}

extension NSApplicationDelegate {
  public func applicationDidFinishLaunching(_ notification: Notification) {}
}

/// Names the class of the app's delegate. No app runs in a test, so no delegate is created.
///
/// - Source: SwiftUI, `NSApplicationDelegateAdaptor`.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
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

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  ///
  /// - Precondition: An app runs, as for ``wrappedValue``.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
