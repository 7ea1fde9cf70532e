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
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let isTrue = if case .trueContent = storage { true } else { false }
    return context.dynamicNodes([
      DynamicContent.Entry(id: isTrue, context: context.child(.branch(isTrue))) { context in
        switch storage {
        case .trueContent(let content): context.evaluate(content)
        case .falseContent(let content): context.evaluate(content)
        }
      }
    ])
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    guard let content = self else { return context.dynamicNodes([]) }
    return context.dynamicNodes([
      DynamicContent.Entry(id: true, context: context.child(.branch(true))) { $0.evaluate(content) }
    ])
  }
}
