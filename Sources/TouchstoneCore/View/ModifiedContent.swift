/// A view, or a modifier, with a modifier applied to it.
///
/// - Source: SwiftUI, `ModifiedContent`.
public struct ModifiedContent<Content, Modifier> {
  /// What is changed.
  public var content: Content
  /// What changes it.
  public var modifier: Modifier

  /// Creates a value with a modifier; `modifier(_:)` calls it.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    context.evaluate(modifier) { context in
      context.child(.content).evaluate(content)
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {
  package func makeNodes(_ context: EvaluationContext, content inner: @escaping Evaluation) -> [RenderNode] {
    context.evaluate(modifier) { context in
      context.child(.content).evaluate(content, content: inner)
    }
  }
}
