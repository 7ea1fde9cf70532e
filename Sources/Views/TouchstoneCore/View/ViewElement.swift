/// One of the views that some content produces, identified before it is evaluated.
package struct ViewElement {
  /// The values that the view provides to its container.
  package var traits = ViewTraits()
  /// The identity under which the view keeps its state, and the environment it inherits.
  package let context: EvaluationContext
  private let evaluation: Evaluation

  package init(_ context: EvaluationContext, _ evaluation: @escaping Evaluation) {
    self.context = context
    self.evaluation = evaluation
  }

  /// Evaluates the view in another environment with the same identity.
  @MainActor
  package func evaluate(in environment: EnvironmentValues) -> [RenderNode] {
    context.signed(evaluation(context.environment { $0 = environment }))
  }
}

extension EvaluationContext {
  /// Returns the views that a view produces, with the same identities that evaluating the view itself would give them.
  package func elements<Content: View>(of view: Content) -> ViewElementList {
    if let multiple = view as? any MultiView { return ViewParts.list(of: multiple, in: self) }
    let whole = ViewElement(self) { $0.evaluate(view) }
    guard !(view is any PrimitiveView), host.enter() else { return ViewElementList(whole) }
    defer { host.leave() }
    let (body, place) = body(of: view)
    let inner = place.elements(of: body)
    guard inner.count == 1, !inner.followsData else { return inner }
    // A single view is evaluated together with its modifier's body, so the body sees the environment where it is used.
    var only = whole
    only.traits = inner[0].traits
    return ViewElementList(only)
  }
}

/// A modifier that only changes the environment of its content.
@MainActor
package protocol EnvironmentChanging {
  func change(_ environment: inout EnvironmentValues)
}

/// A modifier that only sets values for the container.
@MainActor
package protocol TraitChanging {
  func change(_ traits: inout ViewTraits, in environment: EnvironmentValues)
}
