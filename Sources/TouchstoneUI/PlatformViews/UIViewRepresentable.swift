public import Foundation
public import TouchstoneCore

/// A wrapper of a UIKit view, which cannot be drawn here: a placeholder is drawn instead, and none of the methods is called.
///
/// It is there so that views which hold such a wrapper compile and can be tested around it.
///
/// - Source: SwiftUI, `UIViewRepresentable`.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == PlatformViewPlaceholder {
  /// The type of the view that is wrapped.
  associatedtype UIViewType: UIView
  /// The type of the object that the view reports to.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view; never called here.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date; never called here.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up after the view; never called here.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the object that the view reports to; never called here.
  func makeCoordinator() -> Coordinator
  /// The size of the view for a proposal; never called here.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// The placeholder: a yellow area with a red prohibition sign.
  public var body: PlatformViewPlaceholder { PlatformViewPlaceholder(name: "\(Self.self)") }

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes no object: the view reports to none.
  public func makeCoordinator() {}
}

/// What a wrapper's methods would be told.
///
/// - Source: SwiftUI, `UIViewRepresentableContext`.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that the view reports to.
  public let coordinator: Representable.Coordinator
  /// The environment of the wrapper.
  public let environment: EnvironmentValues
  /// What goes along with the change of state.
  public let transaction: Transaction
}
