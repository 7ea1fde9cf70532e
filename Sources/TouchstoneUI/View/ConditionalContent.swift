/// One of two views, as `if` and `switch` in a builder choose it.
///
/// - Source: SwiftUI, `_ConditionalContent`.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  package let storage: Storage

  package init(storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  package func makeNodes(_ context: EvaluationContext) -> [Node] {
    switch storage {
    case .trueContent(let content): context.child(.branch(true)).evaluate(content)
    case .falseContent(let content): context.child(.branch(false)).evaluate(content)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package func makeNodes(_ context: EvaluationContext) -> [Node] {
    guard let content = self else { return [] }
    return context.child(.branch(true)).evaluate(content)
  }
}
