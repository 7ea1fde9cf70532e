/// An evaluation that waits for layout: content that depends on the size or the preferences of what lies around it.
package struct DeferredEvaluation {
  private let context: EvaluationContext
  private let depth: Int

  /// Notes where the evaluation stands.
  @MainActor
  package init(_ context: EvaluationContext) {
    self.context = context
    depth = context.host.depth
  }

  /// Evaluates a content while the tree is laid out, on the main actor as all layout is.
  package func callAsFunction<Result>(_ content: @escaping @MainActor (EvaluationContext) -> Result) -> Result {
    // SAFETY: nodes are laid out on the main actor, where `assumeIsolated` runs the closure at once, so that the result
    // neither leaves the actor nor is missing.
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated {
      result = context.host.resuming(at: depth) { content(context) }
    }
    return result.unsafelyUnwrapped
  }
}
