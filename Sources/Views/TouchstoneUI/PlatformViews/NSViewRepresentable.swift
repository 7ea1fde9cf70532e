public import Foundation
public import TouchstoneCore

/// A wrapper for an AppKit view. A placeholder is drawn instead, and none of the methods is called.
///
/// - Source: SwiftUI, `NSViewRepresentable`.
@MainActor @preconcurrency
public protocol NSViewRepresentable: PlatformRepresentable {
  /// The type of the wrapped view.
  associatedtype NSViewType: NSView
  /// The context that is passed to the methods.
  typealias Context = PlatformRepresentableContext<Self>

  /// Creates the view. Never called.
  func makeNSView(context: Context) -> NSViewType
  /// Updates the view. Never called.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Cleans up the view. Never called.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Returns the size of the view for a proposal. Never called.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
}

/// The context that would be passed to a wrapper's methods.
public typealias NSViewRepresentableContext<Representable: NSViewRepresentable> = PlatformRepresentableContext<
  Representable
>
