/// A modifier whose own changes use a different transaction than its content.
struct ScopedTransactionModifier<Base: ViewModifier> {
  let base: Base
  let transform: (inout Transaction) -> Void
}

extension ScopedTransactionModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let outer = context.environment.transaction
    return context.environment { transform(&$0.transaction) }.evaluate(base) { inner in
      content(inner.environment { $0.transaction = outer })
    }
  }
}

extension ViewModifier {
  /// Transforms the transaction of the modifier's own changes; its content keeps its transaction.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    ScopedTransactionModifier(base: self, transform: transform)
  }

  /// Animates the modifier's own changes; its content keeps its animation.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }
}
