/// A part of a user interface, described by a value.
///
/// A view says what it looks like by its `body`; the renderer evaluates it, lays it out and draws it.
///
/// - Source: SwiftUI, `View`.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that this one is made of.
  associatedtype Body: View

  /// The view that this one is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { preconditionFailure("Never has no body") }
}

extension View where Body == Never {
  /// A view that the renderer draws by itself has no body; it is a programmer's error to read it.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the renderer and has no body") }
}

/// A view that the renderer knows by itself.
@MainActor
package protocol PrimitiveView: View where Body == Never {
  /// Evaluates the view into the nodes that take part in the layout of its container.
  func makeNodes(_ context: EvaluationContext) -> [RenderNode]
}
