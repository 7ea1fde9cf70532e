public import TouchstoneCore

/// What the wrappers of UIKit's and AppKit's views and view controllers have in common.
///
/// A placeholder is drawn instead of each, and none of its methods is called. They exist so that views that contain them
/// compile, and everything around them can be tested.
@MainActor @preconcurrency
public protocol PlatformRepresentable: View where Body == PlatformViewPlaceholder {
  /// The type of the coordinator.
  associatedtype Coordinator = Void

  /// Creates the coordinator. Never called.
  func makeCoordinator() -> Coordinator
}

extension PlatformRepresentable {
  /// The placeholder: a yellow area with a red prohibition sign.
  public var body: PlatformViewPlaceholder { PlatformViewPlaceholder(name: "\(Self.self)") }
}

extension PlatformRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// The context that would be passed to a wrapper's methods.
///
/// - Source: SwiftUI, `UIViewRepresentableContext`, `UIViewControllerRepresentableContext`, `NSViewRepresentableContext`,
///   `NSViewControllerRepresentableContext`.
@MainActor @preconcurrency
public struct PlatformRepresentableContext<Representable: PlatformRepresentable> {
  public let coordinator: Representable.Coordinator
  /// The environment of the wrapper.
  public let environment: EnvironmentValues
  /// The transaction of the state change.
  public let transaction: Transaction

  /// Performs changes at once, without an animation.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
