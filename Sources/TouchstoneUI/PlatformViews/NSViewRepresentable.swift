public import Foundation
public import TouchstoneCore

/// A wrapper for an AppKit view. A placeholder is drawn instead, and none of the methods is called.
///
/// It exists so that views that contain such a wrapper compile, and everything around it can be tested.
///
/// - Source: SwiftUI, `NSViewRepresentable`.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == PlatformViewPlaceholder {
  /// The type of the wrapped view.
  associatedtype NSViewType: NSView
  /// The type of the view's coordinator.
  associatedtype Coordinator = Void
  /// The context that is passed to the methods.
  typealias Context = NSViewRepresentableContext<Self>

  /// Creates the view. Never called.
  func makeNSView(context: Context) -> NSViewType
  /// Updates the view. Never called.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Cleans up the view. Never called.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Creates the coordinator. Never called.
  func makeCoordinator() -> Coordinator
  /// Returns the size of the view for a proposal. Never called.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  /// The placeholder: a yellow area with a red prohibition sign.
  public var body: PlatformViewPlaceholder { PlatformViewPlaceholder(name: "\(Self.self)") }

  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
}

extension NSViewRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// The context that would be passed to a wrapper's methods.
///
/// - Source: SwiftUI, `NSViewRepresentableContext`.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
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
