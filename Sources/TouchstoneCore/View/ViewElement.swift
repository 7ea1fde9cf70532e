/// One of the views that a content is made of, known by its place before it is evaluated.
package struct ViewElement {
  /// What the view carries for its container.
  package var traits = ViewTraits()
  /// Where the view keeps its state, and what it inherits where it was found.
  package let context: EvaluationContext
  private let evaluation: Evaluation

  package init(_ context: EvaluationContext, _ evaluation: @escaping Evaluation) {
    self.context = context
    self.evaluation = evaluation
  }

  /// Evaluates the view in another environment, at its own place.
  @MainActor
  package func evaluate(in environment: EnvironmentValues) -> [RenderNode] {
    evaluation(context.environment { $0 = environment })
  }
}

extension EvaluationContext {
  /// The views that a view stands for; evaluated at the same places as the view itself would be.
  package func elements<Content: View>(of view: Content) -> ViewElementList {
    if let multiple = view as? any MultiView { return ViewParts.list(of: multiple, in: self) }
    let whole = ViewElement(self) { $0.evaluate(view) }
    guard !(view is any PrimitiveView), host.enter() else { return ViewElementList(whole) }
    defer { host.leave() }
    let (body, place) = body(of: view)
    let inner = place.elements(of: body)
    guard inner.count == 1 else { return inner }
    // A single view is evaluated with its own body, which then sees the environment of the place where it is used.
    var only = whole
    only.traits = inner[0].traits
    return ViewElementList(only)
  }
}

/// A modifier that only changes what the views within inherit.
@MainActor
package protocol EnvironmentChanging {
  func change(_ environment: inout EnvironmentValues)
}

/// A modifier that only sets what a view carries for its container.
@MainActor
package protocol TraitChanging {
  func change(_ traits: inout ViewTraits)
}
