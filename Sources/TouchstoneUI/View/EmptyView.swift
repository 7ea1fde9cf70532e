/// A view without content.
///
/// - Source: SwiftUI, `EmptyView`.
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(_ context: EvaluationContext) -> [Node] { [] }
}
