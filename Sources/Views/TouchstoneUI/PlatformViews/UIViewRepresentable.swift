public import Foundation
public import TouchstoneCore

/// A wrapper for a UIKit view. A placeholder is drawn instead, and none of the methods is called.
///
/// - Source: SwiftUI, `UIViewRepresentable`.
@MainActor @preconcurrency
public protocol UIViewRepresentable: PlatformRepresentable {
  /// The type of the wrapped view.
  associatedtype UIViewType: UIView
  /// The context that is passed to the methods.
  typealias Context = PlatformRepresentableContext<Self>

  /// Creates the view. Never called.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view. Never called.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up the view. Never called.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Returns the size of the view for a proposal. Never called.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

/// The context that would be passed to a wrapper's methods.
public typealias UIViewRepresentableContext<Representable: UIViewRepresentable> = PlatformRepresentableContext<
  Representable
>
