public import Foundation

/// A wrapper of an AppKit view controller, which cannot be drawn here: a placeholder stands in its place, and none of the methods is called.
///
/// It is there so that views which hold such a wrapper compile and can be tested around it.
///
/// - Source: SwiftUI, `NSViewControllerRepresentable`.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == PlatformViewPlaceholder {
  associatedtype NSViewControllerType: NSViewController
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>

  func makeNSViewController(context: Context) -> NSViewControllerType
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize?
}

extension NSViewControllerRepresentable {
  public var body: PlatformViewPlaceholder { PlatformViewPlaceholder(name: "\(Self.self)") }

  public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a wrapper's methods would be told.
///
/// - Source: SwiftUI, `NSViewControllerRepresentableContext`.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}
