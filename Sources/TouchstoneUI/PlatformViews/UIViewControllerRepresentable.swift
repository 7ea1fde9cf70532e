public import Foundation

/// A wrapper of a UIKit view controller, which cannot be drawn here: a placeholder stands in its place, and none of the methods is called.
///
/// It is there so that views which hold such a wrapper compile and can be tested around it.
///
/// - Source: SwiftUI, `UIViewControllerRepresentable`.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == PlatformViewPlaceholder {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
  public var body: PlatformViewPlaceholder { PlatformViewPlaceholder(name: "\(Self.self)") }

  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a wrapper's methods would be told.
///
/// - Source: SwiftUI, `UIViewControllerRepresentableContext`.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}
