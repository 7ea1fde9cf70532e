public import Foundation
public import TouchstoneCore

/// A wrapper for an AppKit view controller. A placeholder is drawn instead, and none of the methods is called.
///
/// It exists so that views that contain such a wrapper compile, and everything around it can be tested.
///
/// - Source: SwiftUI, `NSViewControllerRepresentable`.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == PlatformViewPlaceholder {
  /// The type of the wrapped controller.
  associatedtype NSViewControllerType: NSViewController
  /// The type of the controller's coordinator.
  associatedtype Coordinator = Void
  /// The context that is passed to the methods.
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Creates the controller. Never called.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Updates the controller. Never called.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Cleans up the controller. Never called.
  static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
  /// Creates the coordinator. Never called.
  func makeCoordinator() -> Coordinator
  /// Returns the size of the controller's view for a proposal. Never called.
  func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize?
}

extension NSViewControllerRepresentable {
  /// The placeholder: a yellow area with a red prohibition sign.
  public var body: PlatformViewPlaceholder { PlatformViewPlaceholder(name: "\(Self.self)") }

  public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// The context that would be passed to a wrapper's methods.
///
/// - Source: SwiftUI, `NSViewControllerRepresentableContext`.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
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
