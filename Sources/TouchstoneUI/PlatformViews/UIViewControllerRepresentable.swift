public import Foundation
public import TouchstoneCore

/// A wrapper for a UIKit view controller. A placeholder is drawn instead, and none of the methods is called.
///
/// It exists so that views that contain such a wrapper compile, and everything around it can be tested.
///
/// - Source: SwiftUI, `UIViewControllerRepresentable`.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == PlatformViewPlaceholder {
  /// The type of the wrapped controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the controller's coordinator.
  associatedtype Coordinator = Void
  /// The context that is passed to the methods.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller. Never called.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller. Never called.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up the controller. Never called.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Creates the coordinator. Never called.
  func makeCoordinator() -> Coordinator
  /// Returns the size of the controller's view for a proposal. Never called.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// The placeholder: a yellow area with a red prohibition sign.
  public var body: PlatformViewPlaceholder { PlatformViewPlaceholder(name: "\(Self.self)") }

  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// The context that would be passed to a wrapper's methods.
///
/// - Source: SwiftUI, `UIViewControllerRepresentableContext`.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
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
