public import Foundation
public import TouchstoneCore

/// A wrapper for a UIKit view. A placeholder is drawn instead, and none of the methods is called.
///
/// It exists so that views that contain such a wrapper compile, and everything around it can be tested.
///
/// - Source: SwiftUI, `UIViewRepresentable`.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == PlatformViewPlaceholder {
  /// The type of the wrapped view.
  associatedtype UIViewType: UIView
  /// The type of the view's coordinator.
  associatedtype Coordinator = Void
  /// The context that is passed to the methods.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view. Never called.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view. Never called.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up the view. Never called.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Creates the coordinator. Never called.
  func makeCoordinator() -> Coordinator
  /// Returns the size of the view for a proposal. Never called.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// The placeholder: a yellow area with a red prohibition sign.
  public var body: PlatformViewPlaceholder { PlatformViewPlaceholder(name: "\(Self.self)") }

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// The context that would be passed to a wrapper's methods.
///
/// - Source: SwiftUI, `UIViewRepresentableContext`.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
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
