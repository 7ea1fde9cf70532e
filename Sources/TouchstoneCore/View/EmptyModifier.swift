/// A modifier that changes nothing.
///
/// - Source: SwiftUI, `EmptyModifier`.
public struct EmptyModifier: Sendable {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates the modifier, which changes nothing.
  public init() {}
}

extension EmptyModifier: ViewModifier, PrimitiveModifier {
  public typealias Body = Never

  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context)
  }
}
