extension View {
  /// Sets how the view behaves in different layout directions.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(DirectionBehaviorModifier(behavior: behavior))
  }
}

/// A modifier that lays out a view from left to right, and mirrors the rendered view if its behaviour requires it.
private struct DirectionBehaviorModifier {
  let behavior: LayoutDirectionBehavior
}

extension DirectionBehaviorModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let direction = context.environment.layoutDirection
    let flip = DirectionFlip(direction: behavior.flips(in: direction) ? direction : nil)
    let inner = context.environment { $0.layoutDirection = .leftToRight }
    return content(inner).map {
      ModifierEffectNode(modifier: flip, child: $0, environment: context.environment)
    }
  }
}
