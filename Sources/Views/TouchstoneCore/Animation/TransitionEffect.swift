/// The type-erased effect of a transition on a view.
@MainActor
protocol TransitionEffect {
  /// The part of the effect that applies to removal.
  var removal: any TransitionEffect { get }

  /// Evaluates a view at a phase of the transition.
  func evaluate(
    in context: EvaluationContext, phase: TransitionPhase, content: @escaping Evaluation
  ) -> [RenderNode]
}

extension TransitionEffect {
  var removal: any TransitionEffect { self }
}

struct TypedTransition<T: Transition> {
  let transition: T
}

extension TypedTransition: TransitionEffect {
  func evaluate(
    in context: EvaluationContext, phase: TransitionPhase, content: @escaping Evaluation
  ) -> [RenderNode] {
    context.evaluate(transition.body(content: PlaceholderContentView(evaluation: content), phase: phase))
  }
}

struct AsymmetricEffect {
  let insertion: any TransitionEffect
  /// The effect of the removal, which is also this effect's own `removal`.
  let removal: any TransitionEffect
}

extension AsymmetricEffect: TransitionEffect {
  func evaluate(
    in context: EvaluationContext, phase: TransitionPhase, content: @escaping Evaluation
  ) -> [RenderNode] {
    (phase == .didDisappear ? removal : insertion).evaluate(in: context, phase: phase, content: content)
  }
}

struct ModifierEffect<Modifier: ViewModifier> {
  let active: Modifier
  let identity: Modifier
}

extension ModifierEffect: TransitionEffect {
  func evaluate(
    in context: EvaluationContext, phase: TransitionPhase, content: @escaping Evaluation
  ) -> [RenderNode] {
    context.evaluate(phase.isIdentity ? identity : active, content: content)
  }
}

@MainActor
extension CombinedEffect {
  var removal: any TransitionEffect { CombinedEffect(inner: inner.removal, outer: outer.removal) }
}

struct CombinedEffect {
  let inner: any TransitionEffect
  let outer: any TransitionEffect
}

extension CombinedEffect: TransitionEffect {
  func evaluate(
    in context: EvaluationContext, phase: TransitionPhase, content: @escaping Evaluation
  ) -> [RenderNode] {
    outer.evaluate(in: context, phase: phase) { context in
      inner.evaluate(in: context.child(.secondary), phase: phase, content: content)
    }
  }
}

@MainActor
extension AnimatedEffect {
  var removal: any TransitionEffect { AnimatedEffect(effect: effect.removal, animation: animation) }
}

struct AnimatedEffect {
  let effect: any TransitionEffect
  let animation: Animation?
}

extension AnimatedEffect: TransitionEffect {
  func evaluate(
    in context: EvaluationContext, phase: TransitionPhase, content: @escaping Evaluation
  ) -> [RenderNode] {
    effect.evaluate(in: context.environment { $0.transaction.animation = animation }, phase: phase, content: content)
  }
}
