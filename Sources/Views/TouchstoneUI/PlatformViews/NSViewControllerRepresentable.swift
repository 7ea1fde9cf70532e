public import Foundation
public import TouchstoneCore

/// A wrapper for an AppKit view controller. A placeholder is drawn instead, and none of the methods is called.
///
/// - Source: SwiftUI, `NSViewControllerRepresentable`.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: PlatformRepresentable {
  /// The type of the wrapped controller.
  associatedtype NSViewControllerType: NSViewController
  /// The context that is passed to the methods.
  typealias Context = PlatformRepresentableContext<Self>

  /// Creates the controller. Never called.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Updates the controller. Never called.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Cleans up the controller. Never called.
  static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
  /// Returns the size of the controller's view for a proposal. Never called.
  func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize?
}

extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }
}

/// The context that would be passed to a wrapper's methods.
public typealias NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> =
  PlatformRepresentableContext<Representable>
