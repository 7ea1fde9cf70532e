/// A modifier that does not change its content.
///
/// - Source: SwiftUI, `EmptyModifier`.
public struct EmptyModifier: Sendable {
  /// The modifier that does not change its content.
  public static let identity = EmptyModifier()

  /// Creates a modifier that does not change its content.
  public init() {}
}

extension EmptyModifier: ViewModifier, PrimitiveModifier {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context)
  }
}
