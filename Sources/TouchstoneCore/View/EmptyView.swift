/// A view without content.
///
/// - Source: SwiftUI, `EmptyView`.
public struct EmptyView: Sendable {
  /// Creates a view that draws nothing and takes no place in a stack.
  public init() {}
}

extension EmptyView: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] { [] }
}
