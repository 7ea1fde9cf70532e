public import Foundation
public import TouchstoneCore

/// A wrapper for a UIKit view controller. A placeholder is drawn instead, and none of the methods is called.
///
/// - Source: SwiftUI, `UIViewControllerRepresentable`.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: PlatformRepresentable {
  /// The type of the wrapped controller.
  associatedtype UIViewControllerType: UIViewController
  /// The context that is passed to the methods.
  typealias Context = PlatformRepresentableContext<Self>

  /// Creates the controller. Never called.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller. Never called.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up the controller. Never called.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Returns the size of the controller's view for a proposal. Never called.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

/// The context that would be passed to a wrapper's methods.
public typealias UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> =
  PlatformRepresentableContext<Representable>
