/// A modifier whose own changes have another transaction than the view it is applied to.
struct ScopedTransactionModifier<Base: ViewModifier> {
  let base: Base
  let transform: (inout Transaction) -> Void
}

extension ScopedTransactionModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let outer = context.environment.transaction
    return context.environment { transform(&$0.transaction) }.evaluate(base) { inner in
      content(inner.environment { $0.transaction = outer })
    }
  }
}

extension ViewModifier {
  /// Changes the transaction of what the modifier changes; the view that it is applied to keeps its own.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    ScopedTransactionModifier(base: self, transform: transform)
  }

  /// Animates what the modifier changes; the view that it is applied to keeps its own animation.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }
}
