/// A part of a user interface, described by a value.
///
/// A view describes its content in its `body`; the renderer evaluates it, lays it out and draws it.
///
/// - Source: SwiftUI, `View`.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { preconditionFailure("Never has no body") }
}

extension View where Body == Never {
  /// The body of a primitive view, which the renderer draws itself; reading it is a programming error.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the renderer and has no body") }
}

/// A view that the renderer implements itself.
@MainActor
package protocol PrimitiveView: View where Body == Never {
  /// Evaluates the view and returns the nodes that take part in the layout of its container.
  func makeNodes(_ context: EvaluationContext) -> [RenderNode]
}
