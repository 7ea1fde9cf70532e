public import Foundation
public import TouchstoneCore

/// A wrapper of a UIKit view controller, which cannot be drawn here: a placeholder is drawn instead, and none of the methods is called.
///
/// It is there so that views which hold such a wrapper compile and can be tested around it.
///
/// - Source: SwiftUI, `UIViewControllerRepresentable`.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == PlatformViewPlaceholder {
  /// The type of the controller that is wrapped.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that the controller reports to.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller; never called here.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date; never called here.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up after the controller; never called here.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the object that the controller reports to; never called here.
  func makeCoordinator() -> Coordinator
  /// The size of the controller's view for a proposal; never called here.
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
  /// Makes no object: the controller reports to none.
  public func makeCoordinator() {}
}

/// What a wrapper's methods would be told.
///
/// - Source: SwiftUI, `UIViewControllerRepresentableContext`.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that the controller reports to.
  public let coordinator: Representable.Coordinator
  /// The environment of the wrapper.
  public let environment: EnvironmentValues
  /// What goes along with the change of state.
  public let transaction: Transaction
}
