public import Foundation

/// A wrapper of a UIKit view, which cannot be drawn here: a placeholder stands in its place, and none of the methods is called.
///
/// It is there so that views which hold such a wrapper compile and can be tested around it.
///
/// - Source: SwiftUI, `UIViewRepresentable`.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == PlatformViewPlaceholder {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public var body: PlatformViewPlaceholder { PlatformViewPlaceholder(name: "\(Self.self)") }

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a wrapper's methods would be told.
///
/// - Source: SwiftUI, `UIViewRepresentableContext`.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}
