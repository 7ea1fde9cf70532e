public import Foundation
public import TouchstoneCore

/// A wrapper of an AppKit view, which cannot be drawn here: a placeholder is drawn instead, and none of the methods is called.
///
/// It is there so that views which hold such a wrapper compile and can be tested around it.
///
/// - Source: SwiftUI, `NSViewRepresentable`.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == PlatformViewPlaceholder {
  /// The type of the view that is wrapped.
  associatedtype NSViewType: NSView
  /// The type of the object that the view reports to.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = NSViewRepresentableContext<Self>

  /// Makes the view; never called here.
  func makeNSView(context: Context) -> NSViewType
  /// Brings the view up to date; never called here.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Cleans up after the view; never called here.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Makes the object that the view reports to; never called here.
  func makeCoordinator() -> Coordinator
  /// The size of the view for a proposal; never called here.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  /// The placeholder: a yellow area with a red prohibition sign.
  public var body: PlatformViewPlaceholder { PlatformViewPlaceholder(name: "\(Self.self)") }

  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
}

extension NSViewRepresentable where Coordinator == Void {
  /// Makes no object: the view reports to none.
  public func makeCoordinator() {}
}

/// What a wrapper's methods would be told.
///
/// - Source: SwiftUI, `NSViewRepresentableContext`.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// The object that the view reports to.
  public let coordinator: Representable.Coordinator
  /// The environment of the wrapper.
  public let environment: EnvironmentValues
  /// What goes along with the change of state.
  public let transaction: Transaction
}
