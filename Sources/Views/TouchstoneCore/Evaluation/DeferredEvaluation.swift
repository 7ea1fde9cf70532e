/// An evaluation deferred until layout, for content that depends on a size or on preferences.
package struct DeferredEvaluation {
  private let context: EvaluationContext
  private let depth: Int

  /// Captures the state of the evaluation.
  @MainActor
  package init(_ context: EvaluationContext) {
    self.context = context
    depth = context.host.depth
  }

  /// Evaluates content during layout, which always runs on the main actor.
  package func callAsFunction<Result>(_ content: @escaping @MainActor (EvaluationContext) -> Result) -> Result {
    // SAFETY: nodes are laid out on the main actor, where `assumeIsolated` runs the closure synchronously, so the
    // result never leaves the actor and is always set.
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated {
      result = context.host.resuming(at: depth) { content(context) }
    }
    return result.unsafelyUnwrapped
  }
}
